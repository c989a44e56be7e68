import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes the pieces one after the other and takes the hash on the way.
 * @param {string} path
 * @param {Buffer[]} chunks
 * @returns {Promise<{ sizeBytes: number, sha256: string }>}
 */
export async function writeChunks(path, chunks) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const measure = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(Readable.from(chunks), measure, createWriteStream(path));
  return { sizeBytes, sha256: hash.digest('hex') };
}
