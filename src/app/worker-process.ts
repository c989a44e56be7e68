import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../infra/errors/app-error.ts';
import type { Logger } from '../infra/logging/logger.ts';
import { lowerChildPriority, niceness } from '../infra/priorities.ts';
import type { VideoMetrics } from '../product/videos/steps/video-metrics.ts';
import type { WorkerUsage, WorkerUsageMetrics } from './worker-usage.ts';

/** What a worker tells the process that has started it: that it takes work, how long a stage of a video took, what it uses. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'stage'; stage: string; seconds: number }
  | { kind: 'usage'; usage: WorkerUsage };

export type WorkerMetrics = VideoMetrics & WorkerUsageMetrics;

export interface WorkerProcess {
  /** Resolves when it takes work for the first time. @throws AppError `configuration` if it cannot; it has said why */
  ready: Promise<void>;
  /** Where the durations of stages, and what the worker uses, are to be recorded from now on. */
  reportTo(metrics: WorkerMetrics): void;
  /** Resolves when it has put its work back into the queue and has ended. */
  stop(): Promise<void>;
}

interface WorkerProcessOptions {
  logger: Logger;
  /** Default: this program, with the role `worker`. */
  forkWorker?(): ChildProcess;
  /** How long after an unexpected end it is started again; twice as long after the next one, up to 30 s. Default 1 s. */
  restartMs?: number;
}

const maxRestartMs = 30_000;
/** After so long, an end is no sequel of the one before. */
const longLifeMs = 60_000;

/**
 * Runs the worker in a process of its own, so that whatever keeps it busy, or kills it, holds up no reply. Once it has been
 * ready it is started again when it ends by itself. It stops when this process ends, however that happens.
 */
export function startWorkerProcess({
  logger,
  forkWorker = forkOurselves,
  restartMs = 1_000,
}: WorkerProcessOptions): WorkerProcess {
  const stopping = new AbortController();
  const { signal } = stopping;
  let metrics: WorkerMetrics | null = null;
  let usage: WorkerUsage | null = null;
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
      if (message.kind === 'stage') metrics?.observeStage(message.stage, message.seconds);
      if (message.kind === 'usage') setUsage(message.usage);
    });
    // without a listener it would end this process
    started.on('error', (err) => logger.error({ err }, 'the worker could not be started or told something'));
    return started;
  }

  function setUsage(now: WorkerUsage | null): void {
    usage = now;
    metrics?.observeUsage(usage);
  }

  async function keepRunning(): Promise<void> {
    for (let afterMs = restartMs; ; afterMs = Math.min(maxRestartMs, 2 * afterMs)) {
      const startedMs = performance.now();
      const exit = await exitOf(child);
      setUsage(null);
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
    reportTo(to) {
      metrics = to;
      metrics.observeUsage(usage);
    },
    async stop() {
      stopping.abort();
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** In a session of its own, for its priority (see `lowerChildPriority`). Ctrl-C in a terminal reaches only this process, then. */
function forkOurselves(): ChildProcess {
  const child = fork(process.argv[1] ?? '', ['--role', 'worker'], { detached: true });
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
  /** Calls it when that process has ended, at once if it has already. */
  onGone(stop: () => void): void;
}

/** Records in the process that has started this one. */
export function reportStages(parent: ParentProcess): VideoMetrics {
  return { observeStage: (stage, seconds) => parent.tell({ kind: 'stage', stage, seconds }) };
}

/** @returns null in a process that was started by itself */
export function findParentProcess(): ParentProcess | null {
  if (!process.connected) return null;
  return {
    // it may have ended since: `onGone` sees to that
    tell: (message) => void process.send?.(message, () => undefined),
    onGone(stop) {
      if (process.connected) process.once('disconnect', stop);
      else stop();
    },
  };
}
