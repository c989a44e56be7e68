import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SetupError } from './errors.mjs';
import { replaceFolder } from './files.mjs';
import { withLock } from './lock.mjs';

/**
 * @typedef {{ name: string, file: string }} Entry an entry point; `file` is relative to the project's root
 * @typedef {object} Build
 * @property {string} rootDir
 * @property {string} name such as `program`: it is built into `dist/<name>`
 * @property {string} label what it is called in messages
 * @property {Entry[]} entries
 * @property {string} script the file that builds it, relative to the project's root
 * @property {(line: string) => void} say
 */

/** The sources of a build with their hashes, stored beside it, so that the next setup knows whether it is current. */
const noteName = 'built-from.json';

/**
 * Builds `dist/<name>`, unless it was built from the same files. Several processes may do so at once.
 * @param {Build} build
 * @param {(outDir: string) => Promise<string[]>} bundle fills the folder and returns the absolute paths of its sources,
 *   without packages
 * @returns {Promise<boolean>} whether it was built
 * @throws {SetupError} when the sources cannot be built
 */
export async function ensureBuild(build, bundle) {
  const { rootDir, name, label, say } = build;
  const outDir = join(rootDir, 'dist', name);
  if (isCurrent(outDir, build)) return false;
  const onWait = () => say(`${label}: waiting for another setup of this folder`);
  await withLock(join(rootDir, `dist/${name}.lock`), { onWait }, async () => {
    if (isCurrent(outDir, build)) return;
    say(`${label}: building`);
    await replaceFolder(outDir, async (temporary) => {
      const files = await bundle(temporary).catch((cause) => {
        throw new SetupError(`The ${label} cannot be built: ${cause.message}`, { cause });
      });
      writeNote(temporary, build, files);
    });
  });
  return true;
}

/** @param {string} outDir @param {Build} build */
function isCurrent(outDir, { rootDir, entries }) {
  const note = readNote(join(outDir, noteName));
  if (note === null || note.entries.join() !== entries.map(({ file }) => file).join()) return false;
  return Object.entries(note.hashes).every(([file, hash]) => hashOf(join(rootDir, file)) === hash);
}

/** @param {string} outDir @param {Build} build @param {string[]} files */
function writeNote(outDir, { rootDir, entries, script }, files) {
  const names = ['package-lock.json', script, ...files.map((file) => relative(rootDir, file)).sort()];
  const hashes = Object.fromEntries(names.map((name) => [name, hashOf(join(rootDir, name))]));
  const note = { entries: entries.map(({ file }) => file), hashes };
  writeFileSync(join(outDir, noteName), `${JSON.stringify(note, null, 2)}\n`);
}

/** @param {string} path @returns {{ entries: string[], hashes: Record<string, string> } | null} */
function readNote(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} path of a file that may not exist */
function hashOf(path) {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return 'none';
  }
}
