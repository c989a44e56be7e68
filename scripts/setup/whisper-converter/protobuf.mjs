// The part of Protocol Buffers that an ONNX file needs. A message is a list of buffers, so that weights are not copied.

/** @typedef {Buffer[]} Message */

const wireTypes = { varint: 0, lengthDelimited: 2, fixed32: 5 };

/**
 * An integer field; a negative number takes ten bytes, as two's complement of 64 bits.
 * @param {number} field @param {number} value @returns {Message}
 */
export function integerField(field, value) {
  return [tag(field, wireTypes.varint), varint(value)];
}

/** @param {number} field @param {number} value @returns {Message} */
export function floatField(field, value) {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return [tag(field, wireTypes.fixed32), bytes];
}

/** @param {number} field @param {string} text @returns {Message} */
export function textField(field, text) {
  return messageField(field, [Buffer.from(text)]);
}

/**
 * A message inside a message, or raw bytes as a message of one buffer.
 * @param {number} field @param {Message} message @returns {Message}
 */
export function messageField(field, message) {
  const length = message.reduce((sum, chunk) => sum + chunk.length, 0);
  return [tag(field, wireTypes.lengthDelimited), varint(length), ...message];
}

/** @param {number} field @param {number} wireType */
function tag(field, wireType) {
  return varint(field * 8 + wireType);
}

/** Seven bits a byte, the lowest first; the top bit says that more follow. @param {number} value */
function varint(value) {
  const bytes = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}
