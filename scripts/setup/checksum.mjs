import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** @param {string} path @returns {Promise<string>} SHA-256 in hex */
export async function sha256OfFile(path) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex');
}

/** The file is not the one that was asked for: damaged on the way, or changed by whoever offers it. */
export class ChecksumError extends Error {
  /** @override */
  name = 'ChecksumError';
}

/**
 * @param {string} path
 * @param {string} expected SHA-256 in hex
 * @throws {ChecksumError}
 */
export async function verifySha256(path, expected) {
  const actual = await sha256OfFile(path);
  if (actual !== expected) throw new ChecksumError(`its SHA-256 is ${actual}, not ${expected}`);
}
