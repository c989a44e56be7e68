import type { Disk } from './disk.ts';
import type { VariableName } from './variables.ts';

type Env = Record<string, string | undefined>;

/**
 * Settings from files: `NAME_FILE` is the path of a file with the value of `NAME`, as container platforms mount secrets. White
 * space around it does not count.
 * @returns the environment with these values, and the settings that are wrong: their file cannot be read or is empty, or the
 *   variable itself is set too
 */
export function withSecretFiles(
  env: Env,
  names: readonly VariableName[],
  disk: Pick<Disk, 'readText'>,
): { env: Env; problems: VariableName[] } {
  const values: Env = {};
  const problems: VariableName[] = [];
  for (const name of names) {
    const path = env[`${name}_FILE`]?.trim();
    if (!path) continue;
    const value = disk.readText(path)?.trim();
    if (!value || env[name]?.trim()) problems.push(name);
    else values[name] = value;
  }
  return { env: { ...env, ...values }, problems };
}
