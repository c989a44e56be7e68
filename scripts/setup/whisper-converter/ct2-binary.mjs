/** CTranslate2's numbers for the types of weights; the others (int8, int16, bfloat16 …) are not read here. */
export const weightTypes = { float32: 0, float16: 4 };

/**
 * @typedef {object} StoredWeight
 * @property {number[]} dims
 * @property {number} type
 * @property {Buffer} bytes
 */

/**
 * Reads CTranslate2's model.bin: a 32-bit format version, the model's kind, its revision, and then each variable as
 * name, rank, dimensions, type and bytes. Numbers are little-endian; a string is a 16-bit length and text ended by a
 * zero byte. Aliases, which follow the variables, are not needed: Whisper's only one says that the output layer is the
 * embeddings.
 * @param {Buffer} file
 * @returns {Map<string, StoredWeight>}
 * @throws {Error} when it is not a Whisper model
 */
export function parseCt2Binary(file) {
  const read = createCursor(file);
  read.uint32(); // the format's version: 5 and later write what is read here
  const kind = read.string();
  if (kind !== 'WhisperSpec')
    throw new Error(`model.bin is not a Whisper model in CTranslate2’s format (${kind.slice(0, 40)})`);
  read.uint32(); // the revision of that kind
  const weights = new Map();
  for (let left = read.uint32(); left > 0; left--) {
    const name = read.string();
    const dims = Array.from({ length: read.uint8() }, () => read.uint32());
    const type = read.uint8();
    weights.set(name, { dims, type, bytes: read.bytes(read.uint32()) });
  }
  return weights;
}

/** @param {Buffer} file */
function createCursor(file) {
  let at = 0;
  const take = (/** @type {number} */ length) => {
    if (at + length > file.length) throw new Error('model.bin ends too early');
    at += length;
    return at - length;
  };
  const bytes = (/** @type {number} */ length) => file.subarray(take(length), at);
  const uint16 = () => file.readUInt16LE(take(2));
  return {
    bytes,
    uint8: () => file.readUInt8(take(1)),
    uint32: () => file.readUInt32LE(take(4)),
    string: () => bytes(uint16()).toString('utf8').replace(/\0$/, ''),
  };
}
