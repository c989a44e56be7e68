import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApt } from './apt.mjs';
import { ensureClient } from './client/ensure-client.mjs';
import { ffmpegIsReady, setUpFfmpeg } from './ffmpeg.mjs';
import { withLock } from './lock.mjs';
import { mongodIsReady, setUpMongod } from './mongod.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';
import { createPip } from './pip.mjs';
import { ensureProgram } from './program/ensure-program.mjs';
import { SetupError } from './setup-error.mjs';
import { setUpSpeechModel, speechModelIsReady } from './speech-model.mjs';
import { readTools, writeTools } from './tools-file.mjs';

/**
 * @typedef {object} Context what each step works with
 * @property {import('./settings.mjs').SetupSettings} settings
 * @property {import('./report.mjs').Report} report
 * @property {import('./apt.mjs').Apt} apt
 * @property {import('./pip.mjs').Pip} pip
 */

/**
 * Puts in place what is missing, and only that. Safe to run at the same time as others of its kind.
 * @param {{ settings: import('./settings.mjs').SetupSettings, report: import('./report.mjs').Report }} input
 * @returns {Promise<{ changed: boolean }>}
 * @throws {SetupError} when something needed cannot be had
 */
export async function runSetup({ settings, report }) {
  const packagesChanged = await ensurePackages(settings, report);
  const toolsChanged = await ensureTools(settings, report);
  const clientChanged = await ensureClient({ rootDir: settings.rootDir, say: report.say });
  const programChanged = await ensureProgram({ rootDir: settings.rootDir, say: report.say });
  return { changed: packagesChanged || toolsChanged || clientChanged || programChanged };
}

/** @param {import('./settings.mjs').SetupSettings} settings @param {import('./report.mjs').Report} report */
async function ensurePackages(settings, report) {
  if (packagesAreInstalled(settings)) return false;
  const onWait = () => report.say('npm packages: waiting for another setup of this folder');
  await withLock(packagesLock(settings.rootDir), { onWait }, async () => {
    if (packagesAreInstalled(settings)) return;
    await installPackages(settings, report);
    if (!packagesAreInstalled(settings))
      throw new SetupError('npm ci left out packages that are needed. Remove node_modules and run it again.');
  });
  return true;
}

/** @param {import('./settings.mjs').SetupSettings} settings @param {import('./report.mjs').Report} report */
async function ensureTools(settings, report) {
  if (missingTools(readTools(settings.cacheDir), settings).length === 0) return false;
  makeCacheDir(settings.cacheDir);
  const onWait = () => report.say('waiting for another setup that uses the same CACHE_DIR');
  await withLock(join(settings.cacheDir, 'setup.lock'), { onWait }, async () => {
    removeLeftovers(settings.cacheDir);
    const apt = createApt({ env: settings.env, report });
    const context = { settings, report, apt, pip: createPip({ env: settings.env, apt, report }) };
    for (const tool of missingTools(readTools(settings.cacheDir), settings)) {
      const found = await tool.setUp(context);
      writeTools(settings.cacheDir, { ...stillThere(readTools(settings.cacheDir)), ...found });
    }
    removeLeftovers(settings.cacheDir);
    if (!settings.needsMongod) report.say('mongod: none is set up, since MONGODB_URI is set');
    if (!settings.needsSpeechModel) report.say('speech model: none is set up, since SPEECH_ENGINE is not whisper');
  });
  return true;
}

/**
 * What has to be set up, in order.
 * @param {import('./tools-file.mjs').Tools} tools
 * @param {import('./settings.mjs').SetupSettings} settings
 */
export function missingTools(tools, settings) {
  return [
    {
      name: 'ffmpeg',
      isNeeded: !ffmpegIsReady(tools, settings),
      setUp: setUpFfmpeg,
    },
    {
      name: 'mongod',
      isNeeded: settings.needsMongod && !mongodIsReady(tools),
      setUp: async (/** @type {Context} */ context) => ({ mongod: await setUpMongod(context) }),
    },
    {
      name: 'speech model',
      isNeeded: settings.needsSpeechModel && !speechModelIsReady(tools, settings),
      setUp: async (/** @type {Context} */ context) => ({ speechModelDir: await setUpSpeechModel(context) }),
    },
  ].filter(({ isNeeded }) => isNeeded);
}

/** Without what was found in an earlier run and has gone since. @param {import('./tools-file.mjs').Tools} tools */
function stillThere(tools) {
  const { mongod, speechModelDir } = tools;
  return {
    ...tools,
    mongod: mongodIsReady(tools) ? mongod : null,
    speechModelDir: speechModelDir !== null && existsSync(speechModelDir) ? speechModelDir : null,
  };
}

/** @param {string} cacheDir */
function makeCacheDir(cacheDir) {
  try {
    mkdirSync(cacheDir, { recursive: true });
    accessSync(cacheDir, constants.W_OK);
  } catch (cause) {
    throw new SetupError(
      `CACHE_DIR (${cacheDir}) cannot be written: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  }
}

/** What a setup that was killed left half-done, and the empty folder of downloads. @param {string} cacheDir */
function removeLeftovers(cacheDir) {
  const leftovers = readdirSync(cacheDir).filter((name) => name === 'downloads' || name.endsWith('.tmp'));
  for (const name of leftovers) rmSync(join(cacheDir, name), { recursive: true, force: true });
}

/**
 * Outside the folder, since node_modules comes and goes; one for each person, who could not remove another's. @param
 * {string} rootDir
 */
function packagesLock(rootDir) {
  const name = createHash('sha256').update(`${process.getuid?.()} ${rootDir}`).digest('hex').slice(0, 16);
  return join(tmpdir(), `captioneer-packages-${name}.lock`);
}
