import { setTimeout as wait } from 'node:timers/promises';
import { pendingMigrations } from './pending-migrations.ts';
import { type RunMigrationsDeps, runMigrations } from './run-migrations.ts';

/** A process of an earlier version may write records of its shape as long as it runs. */
const roundEveryMs = 60_000;

/**
 * Migrates in the background: nothing waits for it, because this version reads what the one before wrote. Says first which
 * migrations are pending. A round that fails is logged and tried again a minute later.
 * @returns what ends it, after the batch that runs
 */
export function startMigrations(deps: RunMigrationsDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const going = keepMigrating(deps, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await going;
    },
  };
}

async function keepMigrating(deps: RunMigrationsDeps, stopping: AbortSignal): Promise<void> {
  const { logger } = deps;
  await logPending(deps).catch((err) => logger.warn({ err }, 'could not find out which migrations are pending'));
  while (!stopping.aborted) {
    await runMigrations(deps, stopping).catch((err) => logger.warn({ err }, 'a migration failed and is tried again'));
    await wait(roundEveryMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}

async function logPending({ migrations, logger }: RunMigrationsDeps): Promise<void> {
  const pending = await pendingMigrations(migrations);
  if (pending.length > 0) logger.info({ pending }, 'migrations are pending and run in the background');
}
