/** The vocabulary of SentencePiece, of which only the pieces and their scores are read: fields 1 and 2 of field 1. */

/**
 * @param {Buffer} file a serialized `ModelProto`
 * @returns {{ text: string, score: number }[]} by id
 * @throws {Error} when it is no such file
 */
export function readPieces(file) {
  /** @type {{ text: string, score: number }[]} */
  const pieces = [];
  for (const { field, value } of fieldsOf(file)) {
    if (field !== 1) continue;
    const piece = { text: '', score: 0 };
    for (const inner of fieldsOf(value)) {
      if (inner.field === 1) piece.text = inner.value.toString('utf8');
      if (inner.field === 2) piece.score = inner.value.readFloatLE(0);
    }
    pieces.push(piece);
  }
  if (pieces.length === 0) throw new Error('The vocabulary has no pieces');
  return pieces;
}

/** Bytes of a value, by the wire type; a varint and a length are read instead. @type {Record<number, number>} */
const fixedSizes = { 1: 8, 5: 4 };

/**
 * The fields of a message. A varint has no value here.
 * @param {Buffer} message
 * @returns {Generator<{ field: number, value: Buffer }>}
 */
function* fieldsOf(message) {
  let at = 0;
  while (at < message.length) {
    const tag = readVarint(message, at);
    at = tag.end;
    const wireType = tag.value % 8;
    let size = fixedSizes[wireType] ?? 0;
    if (wireType === 0 || wireType === 2) {
      const read = readVarint(message, at);
      at = read.end;
      size = wireType === 2 ? read.value : 0;
    } else if (size === 0) throw new Error(`The vocabulary has a field of an unknown kind (${wireType})`);
    if (at + size > message.length) throw new Error('The vocabulary is cut off');
    yield { field: Math.floor(tag.value / 8), value: message.subarray(at, at + size) };
    at += size;
  }
}

/** @param {Buffer} bytes @param {number} at */
function readVarint(bytes, at) {
  let value = 0;
  let factor = 1;
  for (let end = at; end < bytes.length; factor *= 128) {
    const byte = bytes.readUInt8(end++);
    value += (byte % 128) * factor;
    if (byte < 128) return { value, end };
  }
  throw new Error('The vocabulary is cut off');
}
