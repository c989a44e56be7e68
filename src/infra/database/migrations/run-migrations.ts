import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../logging/logger.ts';
import type { Migration } from './migration.ts';
import { giveLeaseBack, holdLease } from './migration-lease.ts';
import type { SchemaModel } from './schema.model.ts';

export interface RunMigrationsDeps {
  schema: SchemaModel;
  migrations: readonly Migration[];
  clock: Clock;
  /** See `processIdentity`. */
  workerId: string;
  logger: Logger;
  /** How many processes of an earlier version run now. */
  countOlderProcesses(): Promise<number>;
}

/**
 * Goes through all migrations once, if no other process does. What is left is found in the records themselves, so a round after
 * a kill goes on where it was, and one after an older process has written finds what that wrote. Between two batches it
 * pauses as long as a batch took: half of the database's time at most goes to one migration.
 * @returns false when another process migrates
 */
export async function runMigrations(deps: RunMigrationsDeps, stopping: AbortSignal): Promise<boolean> {
  if (!(await holdLease(deps))) return false;
  try {
    for (const migration of deps.migrations) {
      if (migration.waitsForOlderProcesses && (await deps.countOlderProcesses()) > 0) continue;
      if (!(await runOne(deps, migration, stopping))) break;
    }
  } finally {
    await giveLeaseBack(deps);
  }
  return true;
}

/** Returns false when it was stopped, or another process has taken over. */
async function runOne(deps: RunMigrationsDeps, migration: Migration, stopping: AbortSignal): Promise<boolean> {
  const { schema, clock, logger } = deps;
  const { name } = migration;
  const roundBegan = performance.now();
  let changedInRound = 0;
  for (;;) {
    if (stopping.aborted || !(await holdLease(deps))) return false;
    const startedAt = new Date(clock());
    const began = performance.now();
    const changed = await migration.runBatch();
    changedInRound += changed;
    const isOver = changed === 0;
    if (isOver && (await isFinished(schema, name))) return true;
    if (isOver && (await migration.countLeft()) > 0) return true;
    await schema.updateOne(
      { _id: name },
      {
        $inc: { changed },
        $setOnInsert: { startedAt },
        ...(isOver ? { $set: { finishedAt: startedAt } } : { $unset: { finishedAt: 1 } }),
      },
      { upsert: true },
    );
    if (isOver) {
      const ms = Math.round(performance.now() - roundBegan);
      logger.info({ migration: name, changed: changedInRound, ms }, 'a migration has nothing left to change');
      return true;
    }
    await wait(performance.now() - began, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function isFinished(schema: SchemaModel, name: string): Promise<boolean> {
  return (await schema.exists({ _id: name, finishedAt: { $type: 'date' } })) !== null;
}
