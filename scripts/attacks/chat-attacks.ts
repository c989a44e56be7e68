import { setTimeout as delay } from 'node:timers/promises';
import type { FakePerson } from '../fake-telegram/person.ts';
import { type Attack, countAnswers } from './attack.ts';
import { hostileTexts } from './hostile-texts.ts';

const maxWaitMs = 120_000;

/** Messages of strangers, one from each of several people, and the bot's answers to them. */
export const chatAttacks: Attack[] = [
  {
    name: 'chat: messages of 8,000 characters',
    async run({ bot }) {
      const texts = Object.values(hostileTexts).map((write) => write(8000));
      const answers = await Promise.all(
        [...texts, `make ${texts[0]}`, `replace ${texts[3]} with ${texts[4]}`].map((text) => say(bot.meet(), text)),
      );
      return countAnswers(answers);
    },
  },
];

async function say(person: FakePerson, text: string): Promise<string> {
  person.says(text);
  for (let waited = 0; waited < maxWaitMs; waited += 100) {
    if (person.messages.some(({ from }) => from === 'bot')) return 'answered';
    await delay(100);
  }
  return 'unanswered';
}
