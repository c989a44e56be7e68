import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from './atomic.mjs';

/**
 * @typedef {object} Tools absolute paths, as src/infra/config/tool-paths.ts reads them; null = not set up
 * @property {string | null} ffmpeg
 * @property {string | null} ffprobe
 * @property {string | null} mongod
 * @property {string | null} speechModelDir
 */

/** @type {Tools} */
const noTools = { ffmpeg: null, ffprobe: null, mongod: null, speechModelDir: null };

/** @param {string} cacheDir @returns {Tools} all null when there is no such file, or a broken one */
export function readTools(cacheDir) {
  try {
    return { ...noTools, ...JSON.parse(readFileSync(toolsPath(cacheDir), 'utf8')) };
  } catch {
    return noTools;
  }
}

/** @param {string} cacheDir @param {Tools} tools */
export function writeTools(cacheDir, { ffmpeg, ffprobe, mongod, speechModelDir }) {
  const text = JSON.stringify({ ffmpeg, ffprobe, mongod, speechModelDir }, null, 2);
  writeFileAtomically(toolsPath(cacheDir), `${text}\n`);
}

/** @param {string} cacheDir */
function toolsPath(cacheDir) {
  return join(cacheDir, 'tools.json');
}
