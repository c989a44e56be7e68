import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { classifierDir } from '../src/chat/conversation/words/likeness/classify.ts';
import { openSentenceEncoder } from '../src/engine/sentences/open-sentence-encoder.ts';
import { readConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { hashOf, type KnownSentence, knownSentences } from './train-meanings/sentences.ts';
import { type Classifier, trainClassifier } from './train-meanings/train-classifier.ts';

// Trains what tells the meaning of a message from its point, and writes it to assets/meanings. Takes about seven minutes of a processor.
// `--without 6 --out <folder>` leaves out a list of strangers, to measure with it.
const { values } = parseArgs({ options: { without: { type: 'string' }, out: { type: 'string' } } });
const sentences = knownSentences(values.without === undefined ? null : Number(values.without));
const meanings = [...new Set(sentences.map(({ meaning }) => meaning))].sort();
const { sentenceModelDir } = readToolPaths(readConfig(process.env).paths.cacheDir);
if (sentenceModelDir === null) throw new Error('The sentence model is not set up. Run: node scripts/setup.mjs');
const encode = openSentenceEncoder(sentenceModelDir);
console.log(`${sentences.length} sentences, ${meanings.length} meanings: encoding`);
const points = new Map<string, Float32Array>();
const pointOf = ({ text }: KnownSentence) => {
  const point = points.get(text) ?? encode(text);
  points.set(text, point);
  return point;
};
const known = sentences.map((sentence) => ({
  point: pointOf(sentence),
  class: meanings.indexOf(sentence.meaning),
  weight: sentence.weight,
}));
console.log('Training');
write(trainClassifier(known, meanings.length), values.out ?? classifierDir);

/** Eight bits a weight are enough: with 32, the same sentences have the same meanings. */
function write({ weights, biases }: Classifier, folder: string): void {
  const scales = weights.map((row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127);
  const rows = weights.map((row, index) => Int8Array.from(row, (weight) => Math.round(weight / (scales[index] || 1))));
  const rounded = (value: number) => Number(value.toPrecision(7));
  const description = {
    meanings,
    sentences: hashOf(sentences),
    biases: Array.from(biases, rounded),
    scales: scales.map(rounded),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'meanings.json'), `${JSON.stringify(description)}\n`);
  writeFileSync(join(folder, 'weights.bin'), Buffer.concat(rows.map((row) => Buffer.from(row.buffer))));
  console.log(`Written to ${folder}`);
}
