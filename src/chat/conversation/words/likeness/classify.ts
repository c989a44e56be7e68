import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { encodeSentence } from '../../../../engine/sentences/encode-sentence.ts';
import { assetsDir } from '../../../../infra/config/project-dirs.ts';
import type { LikenessMeaning } from './meanings.ts';

export interface Likeness {
  meaning: LikenessMeaning;
  /** Of all meanings together, 1: how likely it is that the text means this. */
  score: number;
}

/** What scripts/train-meanings.ts wrote: a logistic regression over the points of sentences, which was trained together with the encoder’s layers. */
const schema = z.object({
  meanings: z.array(z.string()),
  /** Of the sentences that it was trained with. */
  sentences: z.string(),
  biases: z.array(z.number()),
  /** A weight is a whole number from −127 to 127 times the scale of its meaning. */
  scales: z.array(z.number()),
});

export const classifierDir = join(assetsDir, 'meanings');

interface Classifier extends z.infer<typeof schema> {
  /** A row for each meaning. */
  weights: Int8Array;
}

let classifier: Classifier | null = null;

/** @throws when its files are missing */
export function readClassifier(): Classifier {
  if (classifier) return classifier;
  const description = schema.parse(JSON.parse(readFileSync(join(classifierDir, 'meanings.json'), 'utf8')));
  const weights = new Int8Array(readFileSync(join(classifierDir, 'weights.bin')));
  classifier = { ...description, weights };
  return classifier;
}

/** What a text may mean, the likeliest first; [] where the process has no encoder. */
export function classify(text: string): Likeness[] {
  const point = encodeSentence(text);
  if (!point) return [];
  const { meanings, weights, biases, scales } = readClassifier();
  const sums = meanings.map((_, index) => {
    let sum = 0;
    for (let place = 0; place < point.length; place++)
      sum += (point[place] as number) * (weights[index * point.length + place] as number);
    return sum * (scales[index] ?? 0) + (biases[index] ?? 0);
  });
  const largest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers
    .map((power, index) => ({ meaning: meanings[index] as LikenessMeaning, score: power / total }))
    .sort((one, other) => other.score - one.score);
}
