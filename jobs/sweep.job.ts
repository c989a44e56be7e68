import type { Chats } from '../src/chat/chats/create-chats.ts';
import { type SweepDeps, sweep } from '../src/product/videos/sweeping/sweep.ts';
import type { Job } from './job.ts';

/** Removes what is past its time; well within the hour that a deletion may take. */
export function sweepJob(deps: SweepDeps & { chats: Pick<Chats, 'sweep'> }): Job {
  return {
    name: 'sweep',
    concurrency: 1,
    every: '20 minutes',
    async run() {
      await sweep(deps);
      await deps.chats.sweep();
      return 'done';
    },
  };
}
