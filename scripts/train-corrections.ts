import { parseArgs } from 'node:util';
import { weightsFile } from '../src/chat/conversation/words/ranking/weights.ts';
import { trainRanking } from './ranking/train-ranking.ts';
import { writeWeights } from './ranking/write-weights.ts';
import { questionsOf } from './train-corrections/choices-of.ts';
import { hashOf, knownMessages } from './train-corrections/messages.ts';

// Trains what tells which correction a message means, and writes it to assets/corrections. Takes about five minutes of a processor.
// `--without 6 --out <file>` leaves out a list of strangers, to measure with it.
const { values } = parseArgs({ options: { without: { type: 'string' }, out: { type: 'string' } } });
const messages = knownMessages(values.without === undefined ? null : Number(values.without));
console.log(`${messages.length} messages`);
const weights = trainRanking(questionsOfAll());
writeWeights(weights, { messages: hashOf(messages), file: values.out ?? weightsFile('corrections') });

/** One message after the other: all at once would take too much memory. */
function* questionsOfAll() {
  for (const message of messages) yield questionsOf(message);
}
