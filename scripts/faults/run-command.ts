import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadConfig } from '../../src/infra/config/read-config.ts';
import { programArgs } from '../service/service-process.ts';

/** Runs a command of the CLI with a fleet's settings. @returns its output */
export async function runCommand(
  args: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<string> {
  const { PATH, HOME } = process.env;
  const all = { PATH, HOME, CACHE_DIR: loadConfig().paths.cacheDir, DATA_DIR: cwd, ...env };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...programArgs('captioneer', { hasSourceMaps: false }), ...args],
    {
      cwd,
      env: all,
    },
  );
  return stdout;
}
