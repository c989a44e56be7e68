/** The value of every 16-bit pattern (IEEE 754 binary16): 1 sign bit, 5 of exponent (bias 15), 10 of mantissa. */
const values = Float32Array.from({ length: 0x10000 }, (_, bits) => halfValue(bits));

/**
 * @param {Buffer} bytes little-endian half floats
 * @returns {Float32Array}
 */
export function floatsFromHalves(bytes) {
  const floats = new Float32Array(bytes.length / 2);
  for (let index = 0; index < floats.length; index++) floats[index] = values[bytes.readUInt16LE(index * 2)];
  return floats;
}

/** @param {number} bits */
function halfValue(bits) {
  const sign = bits >> 15 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const mantissa = bits & 0x3ff;
  if (exponent === 0x1f) return mantissa === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  if (exponent === 0) return sign * mantissa * 2 ** -24;
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15);
}
