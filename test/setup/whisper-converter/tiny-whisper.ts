import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const width = 64;
const melBands = 80;
const textTokenCount = 50_257;
/** Half of every weight's bits are the same: what the model says does not matter, only that it can be run. */
const halfOfOne = 0x3800;

interface Variable {
  name: string;
  dims: number[];
  /** CTranslate2's number of the type; 4 = float16. */
  type?: number;
}

/** Writes a Whisper model of one layer in CTranslate2's format: multilingual, all weights equal, 9 MB. */
export function writeTinyWhisper(dir: string, { type = 4, kind = 'WhisperSpec' } = {}): void {
  const vocabulary = tinyVocabulary();
  const variables = tinyVariables(vocabulary.length);
  const header = [uint32(6), text(kind), uint32(3), uint32(variables.length)];
  writeFileSync(
    join(dir, 'model.bin'),
    Buffer.concat([...header, ...variables.map((each) => variable({ ...each, type }))]),
  );
  writeFileSync(join(dir, 'vocabulary.json'), JSON.stringify(vocabulary));
  writeFileSync(join(dir, 'config.json'), JSON.stringify({ alignment_heads: [[0, 0]], suppress_ids: [1, 2, -1] }));
}

function tinyVocabulary(): string[] {
  const words = Array.from({ length: textTokenCount }, (_, id) => `t${id}`);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const languages = [
    'en',
    ...Array.from({ length: 98 }, (_, id) => `${letters[id % 26]}${letters[Math.floor(id / 26)]}`),
  ];
  const special = ['translate', 'transcribe', 'startoflm', 'startofprev', 'nospeech', 'notimestamps'];
  const marks = ['endoftext', 'startoftranscript', ...languages, ...special].map((name) => `<|${name}|>`);
  const times = Array.from({ length: 1501 }, (_, step) => `<|${(step * 0.02).toFixed(2)}|>`);
  return [...words, ...marks, ...times];
}

function tinyVariables(vocabularySize: number): Variable[] {
  return [
    ...weightAndBias('encoder/conv1', [width, melBands, 3]),
    ...weightAndBias('encoder/conv2', [width, width, 3]),
    { name: 'encoder/position_encodings/encodings', dims: [1500, width] },
    ...norm('encoder/layer_norm'),
    ...selfAttention('encoder/layer_0'),
    ...feedForward('encoder/layer_0'),
    { name: 'decoder/embeddings/weight', dims: [vocabularySize, width] },
    { name: 'decoder/position_encodings/encodings', dims: [448, width] },
    ...norm('decoder/layer_norm'),
    ...selfAttention('decoder/layer_0'),
    ...norm('decoder/layer_0/attention/layer_norm'),
    ...weightAndBias('decoder/layer_0/attention/linear_0', [width, width]),
    ...weightAndBias('decoder/layer_0/attention/linear_1', [2 * width, width]),
    ...weightAndBias('decoder/layer_0/attention/linear_2', [width, width]),
    ...feedForward('decoder/layer_0'),
  ];
}

function selfAttention(layer: string): Variable[] {
  return [
    ...norm(`${layer}/self_attention/layer_norm`),
    ...weightAndBias(`${layer}/self_attention/linear_0`, [3 * width, width]),
    ...weightAndBias(`${layer}/self_attention/linear_1`, [width, width]),
  ];
}

function feedForward(layer: string): Variable[] {
  return [
    ...norm(`${layer}/ffn/layer_norm`),
    ...weightAndBias(`${layer}/ffn/linear_0`, [4 * width, width]),
    ...weightAndBias(`${layer}/ffn/linear_1`, [width, 4 * width]),
  ];
}

function norm(name: string): Variable[] {
  return ['gamma', 'beta'].map((part) => ({ name: `${name}/${part}`, dims: [width] }));
}

function weightAndBias(name: string, dims: number[]): Variable[] {
  return [
    { name: `${name}/weight`, dims },
    { name: `${name}/bias`, dims: dims.slice(0, 1) },
  ];
}

function variable({ name, dims, type = 4 }: Variable): Buffer {
  const count = dims.reduce((product, length) => product * length, 1);
  const data = Buffer.from(new Uint16Array(count).fill(halfOfOne).buffer);
  const shape = [Buffer.from([dims.length]), ...dims.map(uint32), Buffer.from([type]), uint32(data.length)];
  return Buffer.concat([text(name), ...shape, data]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(`${value}\0`);
  return Buffer.concat([Buffer.from(Uint16Array.of(bytes.length).buffer), bytes]);
}

function uint32(value: number): Buffer {
  return Buffer.from(Uint32Array.of(value).buffer);
}
