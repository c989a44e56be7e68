import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { assetsDir } from '../../../../infra/config/project-dirs.ts';

/** What scripts/train-corrections.ts wrote. */
const schema = z.object({
  /** Of the messages that it was trained with. */
  messages: z.string(),
  /** What each trait counts. */
  weights: z.record(z.string(), z.number()),
});

export const weightsFile = join(assetsDir, 'corrections', 'weights.json');

let weights: { messages: string; of: ReadonlyMap<string, number> } | null = null;

/** @throws when its file is missing */
export function readWeights(): NonNullable<typeof weights> {
  if (weights) return weights;
  const { messages, weights: of } = schema.parse(JSON.parse(readFileSync(weightsFile, 'utf8')));
  weights = { messages, of: new Map(Object.entries(of)) };
  return weights;
}
