import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { weightsFile } from '../src/chat/conversation/words/ranked-corrections/weights.ts';
import { questionsOf } from './train-corrections/choices-of.ts';
import { hashOf, knownMessages } from './train-corrections/messages.ts';
import { trainRanking } from './train-corrections/train-ranking.ts';

// Trains what tells which correction a message means, and writes it to assets/corrections. Takes about five minutes of a processor.
// `--without 6 --out <file>` leaves out a list of strangers, to measure with it.
const { values } = parseArgs({ options: { without: { type: 'string' }, out: { type: 'string' } } });
const messages = knownMessages(values.without === undefined ? null : Number(values.without));
console.log(`${messages.length} messages`);
write(trainRanking(questionsOfAll()), values.out ?? weightsFile);

/** One message after the other: all at once would take too much memory. */
function* questionsOfAll() {
  for (const message of messages) yield questionsOf(message);
}

/** Weights that hardly count are left out. */
function write(weights: ReadonlyMap<string, number>, file: string): void {
  const rounded = [...weights].map(([trait, weight]) => [trait, Number(weight.toFixed(2))] as const);
  const kept = rounded
    .filter(([, weight]) => Math.abs(weight) >= 0.02)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const ranking = { messages: hashOf(messages), weights: Object.fromEntries(kept) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(ranking, null, 1)}\n`);
  console.log(`${kept.length} traits, written to ${file}`);
}
