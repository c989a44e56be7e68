import { createHash, randomUUID } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes the whole file or nothing, even if several processes write it at once.
 * @param {string} path
 * @param {string} text
 */
export function writeFileAtomically(path, text) {
  const temporary = temporaryBeside(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}

/**
 * Fills a temporary folder beside `path` and moves it there when it is complete. It replaces the old folder.
 * @param {string} path
 * @param {(temporary: string) => Promise<void>} fill
 */
export async function replaceFolder(path, fill) {
  const temporary = temporaryBeside(path);
  mkdirSync(temporary, { recursive: true });
  try {
    await fill(temporary);
    moveIntoPlace(temporary, path);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * A folder cannot be renamed over a folder with files, so the old one is moved away first.
 * @param {string} from @param {string} to
 */
function moveIntoPlace(from, to) {
  const aside = temporaryBeside(to);
  if (existsSync(to)) renameSync(to, aside);
  renameSync(from, to);
  rmSync(aside, { recursive: true, force: true });
}

/** @param {string} path */
function temporaryBeside(path) {
  return `${path}.${process.pid}-${randomUUID().slice(0, 8)}.tmp`;
}

/** @param {string} path @returns {Promise<string>} SHA-256 in hex */
export async function sha256OfFile(path) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @param {string} expected SHA-256 in hex
 * @throws {Error} when the file is damaged, or was changed at its source
 */
export async function verifySha256(path, expected) {
  const actual = await sha256OfFile(path);
  if (actual !== expected) throw new Error(`its SHA-256 is ${actual}, not ${expected}`);
}

/**
 * @typedef {object} Manifest stored as `manifest.json` beside the files
 * @property {string} source where it comes from
 * @property {Record<string, { sizeBytes: number, sha256: string }>} files
 * @property {Weights} [weights] the user's own weights file that a model was made from
 * @typedef {{ path: string, sizeBytes: number, modifiedMs: number }} Weights
 */

/** @param {string} folder @param {Manifest} manifest */
export function writeManifest(folder, manifest) {
  writeFileAtomically(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * The manifest of a folder, if all its files exist with their full size; else null. It is quick: nothing is hashed.
 * @param {string} folder
 * @returns {Manifest | null}
 */
export function readWholeManifest(folder) {
  try {
    /** @type {Manifest} */
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    const files = Object.entries(manifest.files);
    return files.every(([name, { sizeBytes }]) => statSync(join(folder, name)).size === sizeBytes) ? manifest : null;
  } catch {
    return null;
  }
}

/**
 * @typedef {object} Tools absolute paths, as src/infra/config/tool-paths.ts reads them; null = not set up
 * @property {string | null} ffmpeg
 * @property {string | null} ffprobe
 * @property {string | null} mongod
 * @property {string | null} speechModelDir
 * @property {string | null} sentenceModelDir
 */

/** @type {Tools} */
const noTools = { ffmpeg: null, ffprobe: null, mongod: null, speechModelDir: null, sentenceModelDir: null };

/** @param {string} cacheDir @returns {Tools} all null if there is no valid file */
export function readTools(cacheDir) {
  try {
    return { ...noTools, ...JSON.parse(readFileSync(toolsPath(cacheDir), 'utf8')) };
  } catch {
    return noTools;
  }
}

/** @param {string} cacheDir @param {Tools} tools */
export function writeTools(cacheDir, { ffmpeg, ffprobe, mongod, speechModelDir, sentenceModelDir }) {
  const text = JSON.stringify({ ffmpeg, ffprobe, mongod, speechModelDir, sentenceModelDir }, null, 2);
  writeFileAtomically(toolsPath(cacheDir), `${text}\n`);
}

/** @param {string} cacheDir */
function toolsPath(cacheDir) {
  return join(cacheDir, 'tools.json');
}
