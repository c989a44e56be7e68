import type { Transaction } from '../../infra/database/transaction.ts';
import type { UsageEventModel, UsageKind } from './usage-event.model.ts';

/** Something that counts towards a person's usage. */
export interface UsageInput {
  userId: number;
  kind: UsageKind;
  /** Length of the video; counted only for the first `processed` of a video. */
  seconds: number;
  at: Date;
  /** `<videoId>:<revision>:<kind>`: a repeated call with the same cause counts once. */
  cause: string;
}

export type RecordUsage = (input: UsageInput, transaction?: Transaction) => Promise<void>;

export function createRecordUsage(usageEvents: UsageEventModel): RecordUsage {
  return async ({ cause, userId, kind, seconds, at }, transaction) => {
    const videoId = cause.slice(0, cause.indexOf(':'));
    const counts = kind === 'processed' && !(await wasRendered(usageEvents, videoId, transaction));
    await usageEvents.updateOne(
      { _id: cause },
      { $setOnInsert: { userId, kind, videoId, seconds: counts ? seconds : 0, at } },
      { upsert: true, session: transaction },
    );
  };
}

/** A video's revisions end one after another, so that no lock is needed here. */
async function wasRendered(usageEvents: UsageEventModel, videoId: string, transaction?: Transaction): Promise<boolean> {
  const query = usageEvents.exists({ videoId, kind: 'processed' });
  return (await (transaction ? query.session(transaction) : query)) !== null;
}
