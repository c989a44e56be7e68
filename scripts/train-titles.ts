import { parseArgs } from 'node:util';
import { weightsFile } from '../src/chat/conversation/words/ranking/weights.ts';
import { trainRanking } from './ranking/train-ranking.ts';
import { writeWeights } from './ranking/write-weights.ts';
import { hashOf, knownMessages } from './train-titles/messages.ts';
import { titleAsked } from './train-titles/titles-asked.ts';
import { useInstalledEncoder } from './use-installed-encoder.ts';

// Trains what tells which words of a message are the text of a title, and writes it to assets/titles. Takes about two minutes of a processor.
// `--without 3/0 --out <file>` leaves out every third of the messages, from the first on, to measure with them.
const { values } = parseArgs({ options: { without: { type: 'string' }, out: { type: 'string' } } });
const [every = 0, first = 0] = values.without?.split('/').map(Number) ?? [];
useInstalledEncoder();
const messages = knownMessages();
const known = messages.filter((_, index) => every === 0 || index % every !== first);
console.log(`${known.length} messages`);
writeWeights(trainRanking(questionsOf()), { messages: hashOf(messages), file: values.out ?? weightsFile('titles') });

function* questionsOf() {
  for (const message of known) yield [titleAsked(message)];
}
