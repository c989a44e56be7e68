import { fileURLToPath } from 'node:url';
import { ensureClient } from '../../scripts/setup/client.mjs';
import { ensureProgram } from '../../scripts/setup/program.mjs';

/** The program and the scripts of the pages as their sources are now, however the tests were started. */
export default async function buildAll(): Promise<void> {
  const build = { rootDir: fileURLToPath(new URL('../..', import.meta.url)), say: console.log };
  await ensureProgram(build);
  await ensureClient(build);
}
