// Speech models of a few kilobytes that sherpa-onnx really loads and runs, each in a file of its own. They hear nothing: they
// say the same words at the same times, whatever the sound.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OnnxGraph, tensorTypes } from '../../../scripts/setup/whisper-converter/onnx-graph.mjs';

export const { float, int32, int64, bool } = tensorTypes;
export { OnnxGraph };

/** Frames in the tables of what is said when: more than any chunk has. */
export const tableFrames = 1024;

export interface TimedToken {
  token: string;
  frame: number;
}

type Files = Record<string, OnnxGraph | string>;

export function writeModel(
  dir: string,
  files: Files,
  metadata: Record<string, Record<string, string | number>> = {},
): string {
  mkdirSync(dir, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const data = typeof content === 'string' ? content : Buffer.concat(content.encode(metadata[name] ?? {}));
    writeFileSync(join(dir, name), data);
  }
  return dir;
}

export const tokensFile = (tokens: string[]) => tokens.map((token, id) => `${token} ${id}\n`).join('');

export function rows(graph: OnnxGraph, width: number, filled: Record<number, number[]>, height: number): string {
  const values = new Float32Array(height * width);
  for (const [row, columns] of Object.entries(filled)) {
    for (const column of columns) values[Number(row) * width + column] = 9;
  }
  return graph.floats([height, width], values);
}

/** The length of a value's axis as a list of one number. */
export function lengthOf(graph: OnnxGraph, value: string, axis: number): string {
  return graph.apply('Slice', [graph.apply('Shape', [value]), graph.integers([axis]), graph.integers([axis + 1])]);
}

export function firstRows(graph: OnnxGraph, table: string, count: string): string {
  return graph.apply('Slice', [table, graph.integers([0]), count, graph.integers([0])]);
}

/** The most likely token after each token, as a table of weights. */
export function followers(graph: OnnxGraph, ids: ReadonlyMap<string, number>, after: Record<string, string>): string {
  const pairs = Object.entries(after).map(([token, next]) => [ids.get(token) ?? 0, [ids.get(next) ?? 0]]);
  return rows(graph, ids.size, Object.fromEntries(pairs), ids.size);
}

export const idsOf = (tokens: string[]) => new Map(tokens.map((token, id) => [token, id]));

/** Each word after the one before, and the end after the last. */
export function chain(start: string, words: string[], end: string): Record<string, string> {
  return Object.fromEntries([start, ...words].map((token, i) => [token, words[i] ?? end]));
}

/** As Whisper and the newer Moonshine write their tokens. */
export const base64 = (token: string) => Buffer.from(token.replace('▁', ' ')).toString('base64');
