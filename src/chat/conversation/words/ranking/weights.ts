import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { assetsDir } from '../../../../infra/config/project-dirs.ts';

/** What a script of training wrote. */
const schema = z.object({
  /** Of the messages that it was trained with. */
  messages: z.string(),
  /** What each trait counts. */
  weights: z.record(z.string(), z.number()),
});

export interface Weights {
  messages: string;
  of: ReadonlyMap<string, number>;
}

/** @param name of a folder of assets */
export function weightsFile(name: string): string {
  return join(assetsDir, name, 'weights.json');
}

const read = new Map<string, Weights>();

/** @throws when its file is missing */
export function readWeights(name: string): Weights {
  const known = read.get(name);
  if (known) return known;
  const { messages, weights } = schema.parse(JSON.parse(readFileSync(weightsFile(name), 'utf8')));
  const made = { messages, of: new Map(Object.entries(weights)) };
  read.set(name, made);
  return made;
}
