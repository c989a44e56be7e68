import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from './atomic.mjs';

/**
 * @typedef {object} Manifest beside what was downloaded or made, as `manifest.json`
 * @property {string} source where it comes from
 * @property {Record<string, { sizeBytes: number, sha256: string }>} files
 * @property {Weights} [weights] of a model: the file it was made from, when that is the person's own
 * @typedef {{ path: string, sizeBytes: number, modifiedMs: number }} Weights
 */

/** @param {string} folder @param {Manifest} manifest */
export function writeManifest(folder, manifest) {
  writeFileAtomically(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * The manifest of a folder whose files are all there in their full size; null otherwise. Cheap: nothing is hashed.
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
