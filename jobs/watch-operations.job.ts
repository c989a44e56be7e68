import type { Operations } from '../src/product/operations/create-operations.ts';
import type { Job } from './job.ts';

/** Every minute: operators are told what has gone wrong, and what is well again. */
export function watchOperationsJob({ operations }: { operations: Pick<Operations, 'watch'> }): Job {
  return {
    name: 'watch-operations',
    concurrency: 1,
    every: '1 minute',
    async run() {
      await operations.watch();
      return 'done';
    },
  };
}
