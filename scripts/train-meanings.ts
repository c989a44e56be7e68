import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { classifierDir } from '../src/chat/conversation/words/likeness/classify.ts';
import { readLayerShapes, readModel } from '../src/engine/sentences/model-files.ts';
import { readConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { packChanges } from './train-meanings/layer-changes.ts';
import { hashOf, knownSentences } from './train-meanings/sentences.ts';
import { type Tuned, tuneEncoder } from './train-meanings/tune-encoder.ts';

// Trains what tells the meaning of a message: the encoder's layers and a softmax behind them. Writes to assets/meanings. Needs Python 3 with pip,
// and takes about twenty minutes of a processor.
// `--without 6 --out <folder>` leaves out a list of strangers, to measure with it.
const { values } = parseArgs({ options: { without: { type: 'string' }, out: { type: 'string' } } });

const sentences = knownSentences(values.without === undefined ? null : Number(values.without));
const meanings = [...new Set(sentences.map(({ meaning }) => meaning))].sort();
const { sentenceModelDir } = readToolPaths(readConfig(process.env).paths.cacheDir);
if (sentenceModelDir === null) throw new Error('The sentence model is not set up. Run: node scripts/setup.mjs');
const labelled = sentences.map(({ text, meaning, weight }) => ({ text, class: meanings.indexOf(meaning), weight }));
console.log(`${sentences.length} sentences, ${meanings.length} meanings: training`);
write(await tuneEncoder(sentenceModelDir, labelled, meanings.length), {
  encoder: sentenceModelDir,
  folder: values.out ?? classifierDir,
});

function write(tuned: Tuned, { encoder, folder }: { encoder: string; folder: string }): void {
  mkdirSync(folder, { recursive: true });
  writeClassifier(tuned, folder);
  const { layers } = readModel(encoder);
  let at = 0;
  const changed = readLayerShapes(encoder).map(([name, shape]) => {
    const before = layers.get(name) ?? new Float32Array();
    const after = tuned.layers.subarray(at, at + before.length);
    at += before.length;
    return { shape, before, after };
  });
  writeFileSync(join(folder, 'layers.bin'), packChanges(changed));
  console.log(`Written to ${folder}`);
}

/** Eight bits a weight are enough: with 32, the same sentences have the same meanings. */
function writeClassifier({ weights, biases }: Tuned, folder: string): void {
  const width = weights.length / biases.length;
  const rows = Array.from(biases, (_, index) => weights.subarray(index * width, (index + 1) * width));
  const scales = rows.map((row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127);
  const steps = rows.map((row, index) => Int8Array.from(row, (weight) => Math.round(weight / (scales[index] || 1))));
  const rounded = (value: number) => Number(value.toPrecision(7));
  const description = {
    meanings,
    sentences: hashOf(sentences),
    biases: Array.from(biases, rounded),
    scales: scales.map(rounded),
  };
  writeFileSync(join(folder, 'meanings.json'), `${JSON.stringify(description)}\n`);
  writeFileSync(join(folder, 'weights.bin'), Buffer.concat(steps.map((row) => Buffer.from(row.buffer))));
}
