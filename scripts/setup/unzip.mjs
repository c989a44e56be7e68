import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';

/**
 * Unpacks files of a zip file (a Python wheel is one), in chunks, in the order of its directory.
 * @param {string} path of the zip file
 * @param {(name: string) => { path: string, append?: boolean } | null} destinationOf where to write an entry, by its
 *   name in the zip file; null = leave it out. `append`: the entry is a further part of the same file
 * @throws {Error} when it is not a whole zip file, or an entry is damaged
 */
export async function unzip(path, destinationOf) {
  // not imported at the top: this file may be loaded before setup has installed the packages
  const yauzl = createRequire(import.meta.url)('yauzl');
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry()) {
    const destination = destinationOf(entry.fileName);
    if (destination === null) continue;
    const target = createWriteStream(destination.path, { flags: destination.append ? 'a' : 'w' });
    await pipeline(await zip.openReadStreamPromise(entry), checkCrc(entry), target);
  }
}

/** yauzl compares the size of an entry, but not its CRC-32. @param {{ fileName: string, crc32: number }} entry */
function checkCrc({ fileName, crc32: expected }) {
  return async function* (/** @type {AsyncIterable<Buffer>} */ chunks) {
    let actual = 0;
    for await (const chunk of chunks) {
      actual = crc32(chunk, actual);
      yield chunk;
    }
    if (actual !== expected) throw new Error(`${fileName} is damaged inside its zip file`);
  };
}
