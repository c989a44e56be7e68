import type { Transaction } from '../database/transaction.ts';
import type { UsageEventModel, UsageKind } from './usage-event.model.ts';

/** Something that a person did, or that was done for them. */
export interface UsageInput {
  userId: number;
  kind: UsageKind;
  /** Of video; counted for `processed` only. */
  seconds: number;
  at: Date;
  /** `<videoId>:<revision>:<kind>`: told twice, it counts once. */
  cause: string;
}

export type RecordUsage = (input: UsageInput, transaction?: Transaction) => Promise<void>;

export function createRecordUsage(usageEvents: UsageEventModel): RecordUsage {
  return async ({ cause, ...event }, transaction) => {
    await usageEvents.updateOne(
      { _id: cause },
      { $setOnInsert: { ...event, videoId: videoIdOf(cause) } },
      { upsert: true, session: transaction },
    );
  };
}

function videoIdOf(cause: string): string {
  return cause.slice(0, cause.indexOf(':'));
}
