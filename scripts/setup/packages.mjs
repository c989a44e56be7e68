import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, run } from './commands.mjs';
import { SetupError } from './errors.mjs';
import { writeFileAtomically } from './files.mjs';

/**
 * Whether node_modules matches package-lock.json. npm's own record of the installed packages is compared with the lock,
 * and the hash of both is stored, so that the next check needs one hash only.
 * @param {import('./settings.mjs').SetupSettings} settings
 */
export function packagesAreInstalled({ rootDir, purpose }) {
  const lockText = readFileSync(join(rootDir, 'package-lock.json'), 'utf8');
  const installedText = readOrNull(join(rootDir, 'node_modules/.package-lock.json'));
  if (installedText === null) return false;
  const stampPath = join(rootDir, 'node_modules/.captioneer-packages');
  const hash = createHash('sha256').update(lockText).update(installedText).digest('hex');
  const stamp = readOrNull(stampPath);
  if (stamp === `test ${hash}` || stamp === `${purpose} ${hash}`) return true;
  const withDevelopment = purpose === 'test';
  if (!isInstalled({ lock: JSON.parse(lockText), installed: JSON.parse(installedText), withDevelopment })) return false;
  writeStamp(stampPath, `${purpose} ${hash}`);
  return true;
}

/**
 * @typedef {{ packages: Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 * peer?: boolean }> }} Lock
 * @param {{ lock: Lock, installed: Lock, withDevelopment: boolean }} input
 */
export function isInstalled({ lock, installed, withDevelopment }) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const present = installed.packages[path];
    if (present) return present.version === wanted.version;
    return Boolean(wanted.optional || (!withDevelopment && (wanted.dev || wanted.devOptional)));
  });
}

/**
 * @param {import('./settings.mjs').SetupSettings} settings
 * @param {import('./report.mjs').Report} report
 */
export async function installPackages({ rootDir, purpose, env }, report) {
  report.say('npm packages: installing with npm ci (node_modules is missing or differs from package-lock.json)');
  const { program, args } = npmCommand(env);
  const scope = purpose === 'test' ? ['--include=dev'] : [];
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=4', ...scope];
  const { code } = await run(program, [...args, 'ci', ...options], {
    cwd: rootDir,
    env,
    show: 'all',
    timeoutMs: 1_800_000,
  });
  if (code !== 0)
    throw new SetupError('npm ci failed, see above. Is the package registry reachable? Run it again when it is.');
}

/** The npm that started us, if any. @param {Record<string, string | undefined>} env */
function npmCommand(env) {
  const startedBy = env.npm_execpath;
  if (startedBy?.endsWith('npm-cli.js')) return { program: process.execPath, args: [startedBy] };
  const program = findOnPath('npm', env);
  if (program === null) throw new SetupError('npm is not on the PATH. Install Node 20.19 or newer together with npm.');
  return { program, args: [] };
}

/**
 * A folder that cannot be written (an image, another user's) is no error.
 * @param {string} path @param {string} stamp
 */
function writeStamp(path, stamp) {
  try {
    writeFileAtomically(path, stamp);
  } catch {
    // the next check compares everything again
  }
}

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
