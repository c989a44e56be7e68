import type { Connection } from 'mongoose';
import type { Clock } from '../../../infra/clock.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import { createWorkPauseModel, type WorkPauseRecord } from './work-pause.model.ts';

/** Since when nobody takes work on videos, and who said so. */
export interface PausedWork {
  since: Date;
  by: string;
}

/**
 * Operators' say over all workers of all processes: while it is paused no stage of any video is claimed. What is in
 * hand goes on to the end of its stage, and videos are accepted as always.
 */
export interface WorkPause {
  /** null = work is taken. */
  read(): Promise<PausedWork | null>;
  /** @returns false when it was paused already, which stays as it was */
  pause(by: string): Promise<boolean>;
  /** @returns what has ended; null when work was taken anyhow */
  resume(): Promise<PausedWork | null>;
}

export function createWorkPause({ connection, clock }: { connection: Connection; clock: Clock }): WorkPause {
  const pauses = createWorkPauseModel(connection);
  const _id = 'videos' as const;
  return {
    read: async () => presentPause(await pauses.findById(_id).lean<WorkPauseRecord>()),
    async pause(by) {
      try {
        await pauses.create({ _id, since: new Date(clock()), by });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    resume: async () => presentPause(await pauses.findByIdAndDelete(_id).lean<WorkPauseRecord>()),
  };
}

function presentPause(record: WorkPauseRecord | null): PausedWork | null {
  return record && { since: record.since, by: record.by };
}
