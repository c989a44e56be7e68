import type { JobName } from './queue.ts';

interface Limit {
  /** So many wakes are sent as they come. */
  atOnce: number;
  /** One more after so long. */
  everyMs: number;
}

/** More than one process has places for most kinds. */
const usual: Limit = { atOnce: 16, everyMs: 60 };
/** One run starts all that there is, and others may send thousands of messages. */
const limits: Partial<Record<JobName, Limit>> = { 'apply-payments': { atOnce: 1, everyMs: 250 } };

interface MergeWakes {
  wake(job: JobName): Promise<void>;
  /** Called when a merged wake fails; nobody waits for it any more. */
  onError(error: unknown, job: JobName): void;
}

/**
 * Limits the wakes that one process sends for each kind of job. Those beyond the limit are merged into the next one, and
 * resolve at once. A flood of messages would otherwise leave a job behind for each, which a worker locks, runs for nothing,
 * and deletes.
 */
export function mergeWakes({ wake, onError }: MergeWakes): (job: JobName) => Promise<void> {
  const kinds = new Map<JobName, Kind>();

  function startRefill(job: JobName, kind: Kind): void {
    kind.refill ??= setInterval(() => {
      if (kind.isMerged) {
        kind.isMerged = false;
        wake(job).catch((error) => onError(error, job));
        return;
      }
      kind.sent -= 1;
      if (kind.sent > 0 || kind.refill === null) return;
      clearInterval(kind.refill);
      kind.refill = null;
    }, limitOf(job).everyMs).unref();
  }

  return async (job) => {
    const kind: Kind = kinds.get(job) ?? { sent: 0, refill: null, isMerged: false };
    kinds.set(job, kind);
    startRefill(job, kind);
    if (kind.sent < limitOf(job).atOnce) {
      kind.sent += 1;
      await wake(job);
    } else kind.isMerged = true;
  };
}

function limitOf(job: JobName): Limit {
  return limits[job] ?? usual;
}

interface Kind {
  sent: number;
  refill: NodeJS.Timeout | null;
  /** A wake waits for the next refill. */
  isMerged: boolean;
}
