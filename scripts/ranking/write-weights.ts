import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes what training found. Weights that hardly count are left out.
 * @param messages the hash of those that it was trained with
 */
export function writeWeights(
  weights: ReadonlyMap<string, number>,
  { messages, file }: { messages: string; file: string },
): void {
  const rounded = [...weights].map(([trait, weight]) => [trait, Number(weight.toFixed(2))] as const);
  const kept = rounded
    .filter(([, weight]) => Math.abs(weight) >= 0.02)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ messages, weights: Object.fromEntries(kept) }, null, 1)}\n`);
  console.log(`${kept.length} traits, written to ${file}`);
}
