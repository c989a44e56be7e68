import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const manifestDir = fileURLToPath(new URL('n8n-tools', import.meta.url));
const manifest = ['package.json', 'package-lock.json'];
/** Its description of every node of n8n is one file of 9 MB; the package itself would bring several hundred others. */
const nodesPackage = 'n8n-nodes-base@2.41.2';

/** Where n8n's linter and node runner are kept, for the tests of its node. */
export function n8nToolsFolder(projectDir: string): string {
  return resolve(projectDir, process.env.CACHE_DIR || '.cache', 'n8n-tools');
}

/**
 * Installs n8n's own linter and node runner into the cache, unless they are there: 460 MB, which is why `npm test` does not do it.
 * No package runs a script.
 */
export async function ensureN8nTools(projectDir: string): Promise<string> {
  const folder = n8nToolsFolder(projectDir);
  const isCurrent = manifest.every(
    (name) =>
      existsSync(join(folder, name)) &&
      readFileSync(join(folder, name), 'utf8') === readFileSync(join(manifestDir, name), 'utf8'),
  );
  if (isCurrent && existsSync(join(folder, 'package/dist/types/nodes.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  for (const name of manifest) cpSync(join(manifestDir, name), join(folder, name));
  // one package that only n8n's server uses asks for a newer Node
  const options = [
    '--engine-strict=false',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retries=4',
  ];
  await run('npm', ['ci', ...options], { cwd: folder });
  const { stdout } = await run('npm', ['pack', '--silent', nodesPackage], { cwd: folder });
  const archive = join(folder, stdout.trim());
  // last, because it says that everything is there
  await run('tar', ['-xzf', archive, 'package/dist/types/nodes.json'], { cwd: folder });
  rmSync(archive);
  return folder;
}
