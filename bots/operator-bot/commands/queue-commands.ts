import { minutesBetween } from '../../../src/product/operations/status/minutes-between.ts';
import { statusText } from '../texts/status-text.ts';
import type { Command, CommandDeps } from './command.ts';

/** On the service as a whole. */
export function queueCommands({ operations, clock }: CommandDeps): Command[] {
  return [
    {
      name: 'status',
      usage: '',
      description: 'the line, workers, speed, disks and failures',
      run: async () => ({ text: statusText(await operations.getStatus()) }),
    },
    {
      name: 'pause',
      usage: '',
      description: 'let no worker take up a video',
      async run(_words, { name }) {
        if (!(await operations.pause(name))) return { text: 'Work is paused already: /status says since when.' };
        return {
          text: '⏸ Paused. What is in hand goes on to the end of its stage; videos are accepted and wait. /resume ends it.',
        };
      },
    },
    {
      name: 'resume',
      usage: '',
      description: 'let workers take up videos again',
      async run() {
        const ended = await operations.resume();
        if (!ended) return { text: 'Work was not paused.' };
        return {
          text: `▶️ Workers take videos again. It was paused for ${minutesBetween(ended.since, new Date(clock()))}.`,
        };
      },
    },
  ];
}
