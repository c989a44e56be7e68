import { run } from './commands.mjs';

/**
 * Runs it once, which also proves that it starts on this machine.
 * @param {string} path
 * @returns {Promise<{ version: string | null, problem: string }>} version such as `6.0.5`; null = it does not run, and
 * why
 */
export async function describeMongod(path) {
  const { output, error } = await run(path, ['--version'], { timeoutMs: 20_000 });
  const version = /db version v(\d+\.\d+\.\d+)/.exec(output)?.[1] ?? null;
  return { version, problem: error };
}
