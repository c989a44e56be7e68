import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';

const endOfDirectorySignature = 0x06054b50;
const directoryEntrySignature = 0x02014b50;
const localHeaderSignature = 0x04034b50;
/** The end record is 22 bytes and a comment of at most 65,535. */
const longestEndBytes = 22 + 0xffff;
const methods = { stored: 0, deflated: 8 };

/**
 * @typedef {object} ZipEntry
 * @property {string} name
 * @property {number} method
 * @property {number} crc
 * @property {number} compressedBytes
 * @property {number} sizeBytes
 * @property {number} headerOffset
 */

/**
 * The entries of a zip file (a Python wheel is one), in the directory's order. No zip64, no encryption: wheels have
 * neither.
 * @param {string} path
 * @returns {Promise<ZipEntry[]>}
 * @throws {Error} when it is not a whole zip file
 */
export async function listZipEntries(path) {
  const end = await readTail(path, longestEndBytes);
  const at = findEndOfDirectory(end);
  const count = end.readUInt16LE(at + 10);
  const sizeBytes = end.readUInt32LE(at + 12);
  const offset = end.readUInt32LE(at + 16);
  if (count === 0xffff || offset === 0xffffffff) throw new Error(`${path} is a zip64 file, which is not expected here`);
  return parseDirectory(await readRange(path, offset, sizeBytes), count);
}

/**
 * Unpacks one entry, in pieces, checking its CRC-32.
 * @param {string} path of the zip file
 * @param {ZipEntry} entry
 * @param {string} destination
 * @param {{ append?: boolean }} [options] `append`: for a file that comes in parts
 */
export async function extractZipEntry(path, entry, destination, { append = false } = {}) {
  const header = await readRange(path, entry.headerOffset, 30);
  if (header.readUInt32LE(0) !== localHeaderSignature) throw new Error(`${path} is a damaged zip file`);
  const start = entry.headerOffset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const target = createWriteStream(destination, { flags: append ? 'a' : 'w' });
  await pipeline([packedBytes(path, start, entry), ...unpackers(entry), checked(entry), target]);
}

/** @param {string} path @param {number} start @param {ZipEntry} entry */
function packedBytes(path, start, { compressedBytes }) {
  if (compressedBytes === 0) return Readable.from([]);
  return createReadStream(path, { start, end: start + compressedBytes - 1, highWaterMark: 1 << 18 });
}

/** @param {ZipEntry} entry */
function unpackers({ method, name }) {
  if (method === methods.deflated) return [createInflateRaw()];
  if (method === methods.stored) return [];
  throw new Error(`${name} is packed in a way that is not known (method ${method})`);
}

/** @param {ZipEntry} entry */
function checked({ name, crc, sizeBytes }) {
  let seenCrc = 0;
  let seenBytes = 0;
  return new Transform({
    transform(piece, _encoding, done) {
      seenCrc = crc32(piece, seenCrc);
      seenBytes += piece.length;
      done(null, piece);
    },
    flush(done) {
      const isWhole = seenCrc === crc && seenBytes === sizeBytes;
      done(isWhole ? null : new Error(`${name} is damaged inside its zip file`));
    },
  });
}

/** @param {Buffer} end */
function findEndOfDirectory(end) {
  for (let at = end.length - 22; at >= 0; at--) {
    if (end.readUInt32LE(at) === endOfDirectorySignature) return at;
  }
  throw new Error('this is not a whole zip file');
}

/** @param {Buffer} directory @param {number} count */
function parseDirectory(directory, count) {
  /** @type {ZipEntry[]} */
  const entries = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (directory.readUInt32LE(at) !== directoryEntrySignature) throw new Error('the zip file’s directory is damaged');
    const nameBytes = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      compressedBytes: directory.readUInt32LE(at + 20),
      sizeBytes: directory.readUInt32LE(at + 24),
      headerOffset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** @param {string} path @param {number} bytes */
async function readTail(path, bytes) {
  const { size } = await stat(path);
  return readRange(path, Math.max(0, size - bytes), Math.min(bytes, size));
}

/** @param {string} path @param {number} position @param {number} length */
async function readRange(path, position, length) {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
    if (bytesRead < length) throw new Error(`${path} ends too early`);
    return buffer;
  } finally {
    await file.close();
  }
}
