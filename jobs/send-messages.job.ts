import type { Chats } from '../src/chat/chats/create-chats.ts';
import type { Job } from './job.ts';

/**
 * Sends what was said in chats, one chat after the other; as many of these run at once as messengers may be waited for.
 */
export function sendMessagesJob(
  { chats }: { chats: Pick<Chats, 'sendMessages'> },
  { concurrency }: { concurrency: number },
): Job {
  return {
    name: 'send-messages',
    concurrency,
    async run({ draining, stopping }) {
      let worked = false;
      while (!draining.aborted && (await chats.sendMessages(stopping))) worked = true;
      return worked ? 'done' : 'skipped';
    },
  };
}
