import type { Connection } from 'mongoose';
import type { Logger } from '../logging/logger.ts';
import { isProcessAlive, processIdentity } from '../processes.ts';

const prefix = 'captioneer ';
/** MongoDB refuses longer names of a client, in bytes. */
const maxNameBytes = 128;
/** No transaction of ours waits that long between two of its operations. */
const maxIdleMs = 10_000;

/** The name under which this process is connected. It tells other processes whether its transactions are abandoned. */
export function clientName(): string {
  const name = prefix + processIdentity();
  return Buffer.byteLength(name) <= maxNameBytes ? name : prefix.trim();
}

/** As `$currentOp` reports it: https://www.mongodb.com/docs/manual/reference/operator/aggregation/currentOp/ */
interface IdleSession {
  appName?: string;
  lsid: { id: unknown };
  transaction?: { timeInactiveMicros?: unknown };
}

/**
 * Ends the transactions of processes that were killed. MongoDB itself would keep their documents locked for 60 s, and whoever
 * writes them would wait. Does nothing where the database does not let us look.
 * @returns how many
 */
export async function endAbandonedTransactions(connection: Connection, logger: Logger): Promise<number> {
  try {
    const admin = connection.getClient().db('admin');
    const idle = await admin
      .aggregate<IdleSession>([
        { $currentOp: { allUsers: false, idleSessions: true } },
        { $match: { type: 'idleSession', transaction: { $exists: true } } },
      ])
      .toArray();
    const abandoned = idle.filter(isAbandoned).map(({ lsid }) => ({ id: lsid.id }));
    if (abandoned.length === 0) return 0;
    await admin.command({ killSessions: abandoned });
    logger.warn({ transactions: abandoned.length }, 'transactions of processes that were killed have been ended');
    return abandoned.length;
  } catch (err) {
    logger.debug({ err }, 'could not look for transactions of processes that were killed');
    return 0;
  }
}

function isAbandoned({ appName, transaction }: IdleSession): boolean {
  if (!appName?.startsWith(prefix.trim())) return false;
  if (isProcessAlive(appName.slice(prefix.length)) === false) return true;
  return Number(transaction?.timeInactiveMicros ?? 0) > maxIdleMs * 1000;
}
