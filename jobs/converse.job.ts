import type { Chats } from '../src/chat/chats/create-chats.ts';
import type { Job } from './job.ts';

/**
 * Answers in chats, one after the other; what it says is sent by another job, so that no slow messenger holds it up.
 */
export function converseJob(
  { chats }: { chats: Pick<Chats, 'processNextChat'> },
  { concurrency }: { concurrency: number },
): Job {
  return {
    name: 'converse',
    concurrency,
    async run({ draining, stopping }) {
      let worked = false;
      while (!draining.aborted && (await chats.processNextChat(stopping))) worked = true;
      return worked ? 'done' : 'skipped';
    },
  };
}
