import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes the whole file or nothing, also when several processes do it at once.
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
 * Fills a folder beside its place and moves it there when it is complete; what was there before goes.
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
 * A folder cannot be renamed over a full one: the old one steps aside first. @param {string} from @param {string} to
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
