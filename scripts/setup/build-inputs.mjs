import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * What a build was made from, noted beside it, so that the next setup knows whether it is still good.
 * @typedef {{ entries: string[], hashes: Record<string, string> }} Inputs
 * @typedef {{ name: string, file: string }} Entry a file where a build begins, from the project's root
 */

const noteName = 'built-from.json';

/** @param {{ rootDir: string, outDir: string, entries: Entry[] }} build */
export function inputsChanged({ rootDir, outDir, entries }) {
  const noted = readNote(join(outDir, noteName));
  if (noted === null || noted.entries.join() !== entries.map(({ file }) => file).join()) return true;
  return Object.entries(noted.hashes).some(([file, hash]) => hashOf(join(rootDir, file)) !== hash);
}

/**
 * @param {{ rootDir: string, outDir: string, entries: Entry[], files: string[], shapedBy: string }} build `files` are
 * its
 *   sources, absolute; `shapedBy` what makes it of them, from the project's root
 */
export function writeInputs({ rootDir, outDir, entries, files, shapedBy }) {
  const names = ['package-lock.json', shapedBy, ...files.map((file) => relative(rootDir, file)).sort()];
  const hashes = Object.fromEntries(names.map((name) => [name, hashOf(join(rootDir, name))]));
  const note = { entries: entries.map(({ file }) => file), hashes };
  writeFileSync(join(outDir, noteName), `${JSON.stringify(note, null, 2)}\n`);
}

/** @param {string} path @returns {Inputs | null} */
function readNote(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} path of a file that may have gone */
function hashOf(path) {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return 'none';
  }
}
