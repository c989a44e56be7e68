import { fill } from '../../../src/texts/fill.ts';
import { timeBetween } from '../texts/amounts.ts';
import { statusText } from '../texts/status-text.ts';
import type { Command, CommandDeps } from './command.ts';

/** Commands about the whole service. */
export function queueCommands({ operations, clock }: CommandDeps): Command[] {
  return [
    {
      name: 'status',
      run: async (_words, asker) => ({ text: statusText(await operations.getStatus(), asker) }),
    },
    {
      name: 'pause',
      async run(_words, { operator, texts: { status } }) {
        return { text: (await operations.pause(operator.name)) ? status.pausedNow : status.pausedAlready };
      },
    },
    {
      name: 'resume',
      async run(_words, asker) {
        const { status } = asker.texts;
        const ended = await operations.resume();
        if (!ended) return { text: status.notPaused };
        return { text: fill(status.resumed, { time: timeBetween(ended.since, new Date(clock()), asker) }) };
      },
    },
  ];
}
