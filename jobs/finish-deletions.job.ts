import type { PersonalData } from '../src/product/personal-data/create-personal-data.ts';
import type { Job } from './job.ts';

export interface FinishDeletionsDeps {
  personalData: Pick<PersonalData, 'finishDeletions'>;
}

/** Goes on where the deletion of an account was broken off, apart from the reconciler: it may take long. */
export function finishDeletionsJob({ personalData }: FinishDeletionsDeps): Job {
  return {
    name: 'finish-deletions',
    concurrency: 1,
    every: '1 minute',
    async run() {
      await personalData.finishDeletions();
      return 'done';
    },
  };
}
