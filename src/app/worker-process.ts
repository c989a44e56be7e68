import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { AppError } from '../infra/errors/app-error.ts';
import type { Logger } from '../infra/logging/logger.ts';
import { lowerChildPriority, niceness } from '../infra/priorities.ts';

/** What a worker tells the process that has started it: that it takes work, and its metrics when it is asked for them. */
export type WorkerMessage = { kind: 'ready' } | { kind: 'metrics'; question: number; metrics: MetricsAsJson };

/** What it is asked. */
interface MetricsQuestion {
  kind: 'metrics';
  question: number;
}

export type MetricsAsJson = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

export interface WorkerProcess {
  /** Resolves when it takes work for the first time. @throws AppError `configuration` if it cannot; it has said why */
  ready: Promise<void>;
  /** Whether the process lives now. */
  isRunning(): boolean;
  /** Asks it for its metrics; null = it does not run, or did not answer within a second. */
  readMetrics(): Promise<MetricsAsJson | null>;
  /** Resolves when it has put its work back into the queue and has ended. */
  stop(): Promise<void>;
}

interface WorkerProcessOptions {
  logger: Logger;
  /** What it does. */
  roles?: readonly string[];
  /** Default: this program, with these roles. */
  forkWorker?(): ChildProcess;
  /** How long after an unexpected end it is started again; twice as long after the next one, up to 30 s. Default 1 s. */
  restartMs?: number;
}

const maxRestartMs = 30_000;
/** A busy worker may be late: its metrics are left out once, then. */
const answerWithinMs = 1_000;
/** After so long, an end is no sequel of the one before. */
const longLifeMs = 60_000;

/**
 * Runs the worker in a process of its own, so that whatever keeps it busy, or kills it, holds up no reply. Once it has been
 * ready it is started again when it ends by itself. It stops when this process ends, however that happens.
 */
export function startWorkerProcess({
  logger,
  roles = ['worker'],
  forkWorker = () => forkOurselves(roles),
  restartMs = 1_000,
}: WorkerProcessOptions): WorkerProcess {
  const stopping = new AbortController();
  const { signal } = stopping;
  const questions = new Map<number, (metrics: MetricsAsJson) => void>();
  let asked = 0;
  let child = start();
  let hasBeenReady = false;
  const ready = untilReady(child).then(() => {
    hasBeenReady = true;
  });
  // whoever waits for it hears of it
  ready.catch(() => undefined);
  const ended = keepRunning();

  function start(): ChildProcess {
    const started = forkWorker();
    started.on('message', (message: WorkerMessage) => {
      if (message.kind === 'metrics') questions.get(message.question)?.(message.metrics);
    });
    // without a listener it would end this process
    started.on('error', (err) => logger.error({ err }, 'the worker could not be started or told something'));
    return started;
  }

  function isRunning(): boolean {
    return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  }

  async function readMetrics(): Promise<MetricsAsJson | null> {
    if (!isRunning() || !child.connected) return null;
    const question = ++asked;
    const answered = new AbortController();
    try {
      const answer = new Promise<MetricsAsJson>((resolve) => questions.set(question, resolve));
      child.send({ kind: 'metrics', question } satisfies MetricsQuestion, () => undefined);
      const late = wait(answerWithinMs, null, { signal: answered.signal, ref: false });
      return await Promise.race([answer, late.catch(() => null)]);
    } finally {
      questions.delete(question);
      answered.abort();
    }
  }

  async function keepRunning(): Promise<void> {
    for (let afterMs = restartMs; ; afterMs = Math.min(maxRestartMs, 2 * afterMs)) {
      const startedMs = performance.now();
      const exit = await exitOf(child);
      if (performance.now() - startedMs > longLifeMs) afterMs = restartMs;
      if (signal.aborted || !hasBeenReady) return;
      logger.error({ ...exit, afterMs }, 'the worker has ended: it is started again');
      await wait(afterMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      child = start();
    }
  }

  return {
    ready,
    isRunning,
    readMetrics,
    async stop() {
      stopping.abort();
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** In a session of its own, for its priority (see `lowerChildPriority`). Ctrl-C in a terminal reaches only this process, then. */
function forkOurselves(roles: readonly string[]): ChildProcess {
  const child = fork(process.argv[1] ?? '', ['--role', roles.join(',')], { detached: true });
  lowerChildPriority(child.pid, niceness.worker);
  return child;
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', ({ kind }: WorkerMessage) => kind === 'ready' && resolve());
    const message = 'The worker could not be started.';
    void exitOf(child).then(() => reject(new AppError('configuration', { message })));
  });
}

/** Both null = the system could not start the process. */
function exitOf(child: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', () => child.pid === undefined && resolve({ code: null, signal: null }));
  });
}

/** The other side: of a worker that was started by `startWorkerProcess`. */
export interface ParentProcess {
  tell(message: WorkerMessage): void;
  /** Answers its questions for metrics from now on. */
  answerWith(registry: Registry): void;
  /** Calls it when that process has ended, at once if it has already. */
  onGone(stop: () => void): void;
}

/** @returns null in a process that was started by itself */
export function findParentProcess(): ParentProcess | null {
  if (!process.connected) return null;
  // it may have ended since: `onGone` sees to that
  const tell = (message: WorkerMessage) => void process.send?.(message, () => undefined);
  return {
    tell,
    answerWith(registry) {
      process.on('message', async ({ kind, question }: MetricsQuestion) => {
        if (kind !== 'metrics') return;
        // the database may not answer: then these metrics are missing
        const metrics = await registry.getMetricsAsJSON().catch(() => null);
        if (metrics) tell({ kind: 'metrics', question, metrics });
      });
    },
    onGone(stop) {
      if (process.connected) process.once('disconnect', stop);
      else stop();
    },
  };
}
