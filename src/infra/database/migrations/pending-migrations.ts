import type { Migration } from './migration.ts';

export interface PendingMigration {
  name: string;
  /** Records or indexes that it has still to change. */
  left: number;
  waitsForOlderProcesses: boolean;
}

/** The migrations that have something to do in this database, by what is stored there. */
export async function pendingMigrations(migrations: readonly Migration[]): Promise<PendingMigration[]> {
  const pending: PendingMigration[] = [];
  for (const { name, waitsForOlderProcesses, countLeft } of migrations) {
    const left = await countLeft();
    if (left > 0) pending.push({ name, left, waitsForOlderProcesses });
  }
  return pending;
}
