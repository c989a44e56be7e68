import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Width of an attention head in every Whisper model. */
export const headWidth = 64;

/**
 * @typedef {object} Weight
 * @property {number[]} dims
 * @property {Float32Array} floats row by row
 *
 * @typedef {object} WhisperModel
 * @property {(name: string) => Weight} weight by CTranslate2's name; read again at each call, to save memory
 * @property {number} melBands
 * @property {number} width of the model's state
 * @property {number} heads
 * @property {number} encoderLayers
 * @property {number} decoderLayers
 * @property {number} vocabularySize
 * @property {string[]} vocabulary by token id
 * @property {string[]} textTokens those before the first special one
 * @property {{ alignment_heads: [number, number][], suppress_ids?: number[] }} config layer and head of each alignment
 * head
 */

/**
 * @param {string} dir with model.bin, config.json, and vocabulary.txt or vocabulary.json
 * @returns {WhisperModel}
 * @throws {Error} with a message for people, when it is not a Whisper model that can be converted
 */
export function readCt2Model(dir) {
  const stored = parseCt2Binary(readFileSync(join(dir, 'model.bin')));
  const vocabulary = readVocabulary(dir);
  const [width = 0, melBands = 0] = dimsOf(stored, 'encoder/conv1/weight');
  const [vocabularySize = 0] = dimsOf(stored, 'decoder/embeddings/weight');
  return {
    weight: (name) => readWeight(stored, name),
    melBands,
    width,
    heads: width / headWidth,
    encoderLayers: countLayers(stored, 'encoder'),
    decoderLayers: countLayers(stored, 'decoder'),
    vocabularySize,
    vocabulary,
    textTokens: vocabulary.slice(0, vocabulary.indexOf('<|endoftext|>')),
    config: readConfig(dir),
  };
}

/** @param {Map<string, StoredWeight>} stored @param {string} name @returns {Weight} */
function readWeight(stored, name) {
  const weight = stored.get(name);
  if (weight === undefined) throw new Error(`model.bin has no ${name}`);
  const { dims, type, bytes } = weight;
  if (type === weightTypes.float16) return { dims, floats: floatsFromHalves(bytes) };
  if (type !== weightTypes.float32)
    throw new Error('its weights are quantised: only float16 and float32 can be converted');
  // copied, because a view on the file would have to start at a multiple of four
  return { dims, floats: new Float32Array(Uint8Array.from(bytes).buffer) };
}

/** @param {Map<string, StoredWeight>} stored @param {string} name */
function dimsOf(stored, name) {
  const weight = stored.get(name);
  if (weight === undefined) throw new Error(`model.bin has no ${name}`);
  return weight.dims;
}

/** @param {Map<string, unknown>} stored @param {'encoder' | 'decoder'} side */
function countLayers(stored, side) {
  let count = 0;
  while (stored.has(`${side}/layer_${count}/ffn/linear_0/weight`)) count++;
  return count;
}

/** @param {string} dir @returns {string[]} */
function readVocabulary(dir) {
  const json = join(dir, 'vocabulary.json');
  if (existsSync(json)) return JSON.parse(readFileSync(json, 'utf8'));
  return readFileSync(join(dir, 'vocabulary.txt'), 'utf8').split(/\r?\n/);
}

/** @param {string} dir @returns {WhisperModel['config']} */
function readConfig(dir) {
  const config = JSON.parse(readFileSync(join(dir, 'config.json'), 'utf8'));
  if (!Array.isArray(config.alignment_heads))
    throw new Error('config.json names no alignment_heads, without which words have no times');
  return config;
}

/** CTranslate2's numbers for types of weights; other types (int8, int16, bfloat16 …) are not supported. */
const weightTypes = { float32: 0, float16: 4 };

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
function parseCt2Binary(file) {
  const read = createCursor(file);
  read.uint32(); // the format's version; 5 and later have this layout
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
