import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { AppError } from '../errors/app-error.ts';
import { withPatience } from '../patience.ts';
import { createFairLimit } from './fair-limit.ts';
import type { Place } from './fair-queue.ts';

export interface PoolTask extends Place {
  /** What the program's default export is called with: anything that `structuredClone` takes. */
  input: unknown;
  /**
   * The thread is ended when the task runs for longer. Waiting does not count, but the start of a thread does. On a machine
   * that is not busy, see `withPatience`.
   */
  maxMs: number;
  signal?: AbortSignal;
}

export interface TaskPool {
  /**
   * @throws AppError `service_busy` when too many tasks wait, `too_complex` beyond the time or memory of a task; the
   *   signal's reason when it aborts; what the task throws, as an Error without its class
   */
  run<T>(task: PoolTask): Promise<T>;
  /** Ends all threads. Tasks that run or wait reject. */
  close(): Promise<void>;
}

export interface TaskPoolOptions {
  /** The program of the threads. Its default export runs one task. */
  file: string;
  /** What every thread knows from its start. */
  workerData?: unknown;
  threads?: number;
  /** A thread without work ends after this time. */
  idleMs?: number;
  /** Threads that stay without work, once the first task has come. */
  kept?: number;
  maxWaiting?: number;
  maxWaitingEach?: number;
  /** Heap of one thread. */
  maxHeapMb?: number;
}

/**
 * One less than the cores, which the service's own thread needs. At least 2, so that nobody's heavy task holds up
 * everybody else; at most 4, because each takes memory.
 */
const defaultThreads = Math.min(4, Math.max(2, availableParallelism() - 1));

/**
 * A few threads that run what would hold up the service's own thread. They start when they are needed. One owner's tasks
 * take at most half of them at once.
 */
export function createTaskPool(options: TaskPoolOptions): TaskPool {
  const { file, threads = defaultThreads, maxWaiting = 400, maxWaitingEach = 40 } = options;
  const placesEach = Math.max(1, Math.floor(threads / 2));
  const limit = createFairLimit({ places: threads, placesEach, maxWaiting, maxWaitingEach });
  const running = new Set<(reason: Error) => void>();
  let pool: Piscina | null = null;
  let closed: Error | null = null;

  return {
    async run(task) {
      const abort = new AbortController();
      const cancel = (reason: unknown) => abort.abort(reason);
      const onAbort = () => cancel(task.signal?.reason);
      if (closed) cancel(closed);
      if (task.signal?.aborted) onAbort();
      task.signal?.addEventListener('abort', onAbort, { once: true });
      running.add(cancel);
      try {
        return await limit.run({ ...task, signal: abort.signal }, () => execute(task, abort));
      } finally {
        running.delete(cancel);
        task.signal?.removeEventListener('abort', onAbort);
      }
    },
    async close() {
      closed = new Error('the service is stopping');
      for (const cancel of running) cancel(closed);
      await pool?.destroy();
    },
  };

  async function execute<T>(task: PoolTask, abort: AbortController): Promise<T> {
    const tooSlow = new AppError('too_complex', { reason: 'too_complex', details: { maxMs: task.maxMs } });
    const timer = setTimeout(() => abort.abort(tooSlow), withPatience(task.maxMs));
    const { signal } = abort;
    try {
      pool ??= startPool(options, threads);
      // the program is named here and not for the whole pool: a program that cannot be loaded then fails its task
      return await pool.run(task.input, { filename: file, signal });
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (isOutOfMemory(error)) throw new AppError('too_complex', { reason: 'too_complex', cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

function startPool(
  { workerData, idleMs = 60_000, kept = 0, maxHeapMb = 512 }: TaskPoolOptions,
  maxThreads: number,
): Piscina {
  const pool = new Piscina({
    workerData,
    minThreads: kept,
    maxThreads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // our own flags are for the main thread
    execArgv: ['--disable-warning=ExperimentalWarning'],
    recordTiming: false,
  });
  // a thread that ends between tasks harms nobody: the next task starts another
  pool.on('error', () => undefined);
  return pool;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
