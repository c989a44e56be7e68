import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApt } from './apt.mjs';
import { ensureClient } from './client.mjs';
import { SetupError } from './errors.mjs';
import { ffmpegIsReady, setUpFfmpeg } from './ffmpeg.mjs';
import { readTools, writeTools } from './files.mjs';
import { withLock } from './lock.mjs';
import { mongodIsReady, setUpMongod } from './mongod.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';
import { createPip } from './pip.mjs';
import { ensureProgram } from './program.mjs';
import { createReport } from './report.mjs';
import { sentenceModelIsReady, setUpSentenceModel } from './sentence-model.mjs';
import { readSetupSettings } from './settings.mjs';
import { setUpSpeechModel, speechModelIsReady } from './speech-model.mjs';

const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The command: exit code 0 when everything is set up, else one plain message and exit code 1. */
export async function main() {
  const report = createReport({ stream: process.stderr });
  try {
    const settings = readSetupSettings({ args: process.argv.slice(2), env: process.env, rootDir });
    const { changed } = await runSetup({ settings, report });
    if (!changed && !settings.quiet) report.say('Everything is set up.');
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    report.say(`Setup stopped. ${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * @typedef {object} Context of every step
 * @property {import('./settings.mjs').SetupSettings} settings
 * @property {import('./report.mjs').Report} report
 * @property {import('./apt.mjs').Apt} apt
 * @property {import('./pip.mjs').Pip} pip
 */

/**
 * Sets up what is missing, and only that. Several setups may run at once.
 * @param {{ settings: import('./settings.mjs').SetupSettings, report: import('./report.mjs').Report }} input
 * @returns {Promise<{ changed: boolean }>}
 * @throws {SetupError} when something cannot be set up
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
      throw new SetupError('npm ci did not install all packages. Remove node_modules and run setup again.');
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
      writeTools(settings.cacheDir, { ...existingTools(readTools(settings.cacheDir)), ...found });
    }
    removeLeftovers(settings.cacheDir);
    if (!settings.needsMongod) report.say('mongod: not set up, because MONGODB_URI is set');
    if (!settings.needsSpeechModel)
      report.say('speech model: not set up, because the settings name another speech engine or model');
    if (!settings.needsSentenceModel) report.say('sentence model: not set up, because SENTENCE_MODEL is none');
  });
  return true;
}

/**
 * The missing tools, in order.
 * @param {import('./files.mjs').Tools} tools
 * @param {import('./settings.mjs').SetupSettings} settings
 */
export function missingTools(tools, settings) {
  return [
    { name: 'ffmpeg', isNeeded: !ffmpegIsReady(tools, settings), setUp: setUpFfmpeg },
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
    {
      name: 'sentence model',
      isNeeded: settings.needsSentenceModel && !sentenceModelIsReady(tools, settings),
      setUp: async (/** @type {Context} */ context) => ({ sentenceModelDir: await setUpSentenceModel(context) }),
    },
  ].filter(({ isNeeded }) => isNeeded);
}

/** The tools of an earlier run that still exist. @param {import('./files.mjs').Tools} tools */
function existingTools(tools) {
  const { mongod, speechModelDir, sentenceModelDir } = tools;
  return {
    ...tools,
    mongod: mongodIsReady(tools) ? mongod : null,
    speechModelDir: speechModelDir !== null && existsSync(speechModelDir) ? speechModelDir : null,
    sentenceModelDir: sentenceModelDir !== null && existsSync(sentenceModelDir) ? sentenceModelDir : null,
  };
}

/** @param {string} cacheDir */
function makeCacheDir(cacheDir) {
  try {
    mkdirSync(cacheDir, { recursive: true });
    accessSync(cacheDir, constants.W_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new SetupError(`CACHE_DIR (${cacheDir}) cannot be written: ${reason}`, { cause });
  }
}

/** Removes unfinished files of a killed setup, and the folder of downloads. @param {string} cacheDir */
function removeLeftovers(cacheDir) {
  const leftovers = readdirSync(cacheDir).filter((name) => name === 'downloads' || name.endsWith('.tmp'));
  for (const name of leftovers) rmSync(join(cacheDir, name), { recursive: true, force: true });
}

/**
 * Outside of the project, because node_modules may be removed; one for each user, who cannot remove another's.
 * @param {string} rootDir
 */
function packagesLock(rootDir) {
  const name = createHash('sha256').update(`${process.getuid?.()} ${rootDir}`).digest('hex').slice(0, 16);
  return join(tmpdir(), `captioneer-packages-${name}.lock`);
}
