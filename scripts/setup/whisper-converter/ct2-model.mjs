import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCt2Binary, weightTypes } from './ct2-binary.mjs';
import { floatsFromHalves } from './half-floats.mjs';

/** In every Whisper model an attention head is this wide. */
export const headWidth = 64;

/**
 * @typedef {object} Weight
 * @property {number[]} dims
 * @property {Float32Array} floats row by row
 *
 * @typedef {object} WhisperModel
 * @property {(name: string) => Weight} weight by CTranslate2's name; read anew at each call, to save memory
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
 * @throws {Error} in words, when it is not a Whisper model that can be converted
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

/** @param {Map<string, import('./ct2-binary.mjs').StoredWeight>} stored @param {string} name @returns {Weight} */
function readWeight(stored, name) {
  const weight = stored.get(name);
  if (weight === undefined) throw new Error(`model.bin has no ${name}`);
  const { dims, type, bytes } = weight;
  if (type === weightTypes.float16) return { dims, floats: floatsFromHalves(bytes) };
  if (type !== weightTypes.float32)
    throw new Error('its weights are quantised: only float16 and float32 can be converted');
  // copied, since a view on the file would have to start at a multiple of four
  return { dims, floats: new Float32Array(Uint8Array.from(bytes).buffer) };
}

/** @param {Map<string, import('./ct2-binary.mjs').StoredWeight>} stored @param {string} name */
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
