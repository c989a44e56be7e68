import type { Connection } from 'mongoose';

/** What MongoDB did for one query. */
interface Profiled {
  /** Such as `IXSCAN { ownerId: 1 }`. */
  plan: string;
  keysExamined: number;
  docsExamined: number;
}

/** Runs the work, and returns how MongoDB answered each of its queries, in order. */
export async function profileQueries({ db }: Connection, work: () => Promise<unknown>): Promise<Profiled[]> {
  if (!db) throw new Error('the database is not connected');
  await db.command({ profile: 2 });
  await work().finally(() => db.command({ profile: 0 }));
  const rows = db
    .collection('system.profile')
    .find({ planSummary: { $exists: true } })
    .sort({ ts: 1 });
  const found = (await rows.toArray()).map(({ planSummary, keysExamined, docsExamined }) => ({
    plan: String(planSummary),
    keysExamined: Number(keysExamined),
    docsExamined: Number(docsExamined),
  }));
  await db.dropCollection('system.profile');
  return found;
}
