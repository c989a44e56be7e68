import type { Connection } from 'mongoose';
import type { Clock } from '../../../infra/clock.ts';
import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';

/** Exists while operators have paused the work on videos: one document for all processes. */
const createWorkPauseModel = defineModel({
  name: 'WorkPause',
  collection: 'work_pauses',
  fields: {
    _id: field.text<'videos'>(),
    since: field.date(),
    /** The operator. */
    by: field.text(),
  },
});

type WorkPauseRecord = RecordOf<typeof createWorkPauseModel>;

/** Since when work on videos is paused, and by which operator. */
export type PausedWork = Pick<WorkPauseRecord, 'since' | 'by'>;

/** A claim, and the look for more that follows the work before it, ask in the same moment. */
const sameMomentMs = 250;

export type WorkPause = ReturnType<typeof createWorkPause>;

/**
 * Lets operators pause the workers of all processes. While work is paused, no stage of any video is claimed; running
 * stages continue to their end, and new videos are accepted as always.
 */
export function createWorkPause({ connection, clock }: { connection: Connection; clock: Clock }) {
  const pauses = createWorkPauseModel(connection);
  const _id = 'videos' as const;
  let last: { readMs: number; pause: Promise<PausedWork | null> } | null = null;
  const forget = () => {
    last = null;
  };
  const read = async () => toPausedWork(await pauses.findById(_id).lean<WorkPauseRecord>());
  return {
    /** null = work is not paused. Another process's pause is seen a quarter of a second later. */
    read(): Promise<PausedWork | null> {
      if (last && performance.now() - last.readMs < sameMomentMs) return last.pause;
      last = { readMs: performance.now(), pause: read() };
      last.pause.catch(forget);
      return last.pause;
    },
    /** @returns false when it was paused already; that pause then stays as it is */
    async pause(by: string): Promise<boolean> {
      try {
        await pauses.create({ _id, since: new Date(clock()), by });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      } finally {
        forget();
      }
    },
    /** @returns the pause that has ended; null when work was not paused */
    resume: async () => toPausedWork(await pauses.findByIdAndDelete(_id).lean<WorkPauseRecord>().finally(forget)),
  };
}

function toPausedWork(record: WorkPauseRecord | null): PausedWork | null {
  return record && { since: record.since, by: record.by };
}
