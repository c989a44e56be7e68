import { type CircuitBreaker, createCircuitBreaker, type PieceOfWork } from '../src/infra/circuit-breaker.ts';
import type { Logger } from '../src/infra/logging/logger.ts';
import { oneAtATime } from '../src/infra/one-at-a-time.ts';
import type { JobName, Queue } from '../src/infra/queue/queue.ts';
import { createAccountPlaces, type PlaceLimits } from '../src/product/videos/lease/account-places.ts';
import type { VideoRecord } from '../src/product/videos/records/video.model.ts';
import { jobOfStage } from '../src/product/videos/records/video-states.ts';
import { runStep } from '../src/product/videos/steps/run-step.ts';
import type { RunStepDeps, Step, StepOutcome } from '../src/product/videos/steps/step.ts';
import { createStepGate, type StepGate } from '../src/product/videos/steps/step-gate.ts';
import { createBeside } from './beside.ts';

/** `skipped` = there was nothing to do. `unable` = there may be work that this process may not take now, but others may. */
export type JobOutcome = 'done' | 'skipped' | 'unable';

/** A kind of background work. It is safe to run twice, and to run when there is nothing to do. */
export interface Job {
  name: JobName;
  /** Simultaneous runs in one process. */
  concurrency: number;
  /** For a job that runs periodically: the interval as Agenda reads it. */
  every?: string;
  run(stop: StopSignals): Promise<JobOutcome>;
  /** Resolves when nothing goes on that a run has started and not waited for. A stop waits for it. */
  settled?(): Promise<void>;
}

export interface StopSignals {
  /** Aborts when the service begins to stop: nothing new is started. */
  draining: AbortSignal;
  /** Aborts when running work must stop; it is put back into the queue. */
  stopping: AbortSignal;
}

interface StepJobOptions extends Pick<Job, 'name' | 'concurrency'>, Partial<PlaceLimits> {
  step: Step;
  /** One for all steps of the process; default: one of its own. */
  gate?: StepGate;
  /**
   * Runs when no video waits for the step that may have the place; false = it found nothing to do either.
   * @param fullOwnerIds accounts that may not have the place
   */
  whenIdle?(stopping: AbortSignal, fullOwnerIds: () => number[]): Promise<boolean>;
}

/**
 * A job that runs one step for one video after the other, until no video waits for it. A step that waits for somebody slow
 * goes on beside the job, which takes the next video.
 */
export function stepJob(
  deps: RunStepDeps & { queue: Queue },
  { name, concurrency, step, gate = createStepGate(), maxPerAccount = concurrency, slow, whenIdle }: StepJobOptions,
): Job {
  const breaker = createCircuitBreaker(deps);
  const pausedOwnerIds = () => breaker.pausedOwners()?.ownerIds ?? [];
  const places = createAccountPlaces({ maxPerAccount, slow, pausedOwnerIds });
  const beside = createBeside({ logger: deps.logger, name });
  let wakesAtMs = 0;
  // each run that meets the pause would otherwise leave a wake behind, and each of those another one
  const wakeOnceAt = async (at: Date) => {
    if (wakesAtMs > deps.clock()) return;
    wakesAtMs = at.getTime();
    await deps.queue.wake(name, { at });
  };

  /** Resolves when the step has ended, or goes on in a slow place. */
  function startNext({ draining, stopping }: StopSignals): Promise<StepOutcome | 'slow'> {
    const start = async (onSlow: () => void) => {
      const outcome = await runThrough(breaker, deps, (onClaimed) =>
        runStep(deps, step, stopping, { places, gate, draining, onClaimed, onSlow }),
      );
      await wakeNext(deps.queue, name, outcome);
      return outcome;
    };
    // its account may have waited for the place, and perhaps no run of this job goes on; the reconciler wakes it again too
    return beside.run(start, () => deps.queue.wake(name));
  }

  async function workWhenIdle({ draining, stopping }: StopSignals): Promise<boolean> {
    if (!whenIdle || draining.aborted || stopping.aborted) return false;
    const entry = await gate.enter(AbortSignal.any([draining, stopping])).catch(() => null);
    try {
      const signal = entry && AbortSignal.any([stopping, entry.signal]);
      return signal !== null && (await whenIdle(signal, places.fullOwnerIds));
    } finally {
      entry?.leave();
    }
  }

  return {
    name,
    concurrency,
    async run(stop) {
      let worked = false;
      let isPaused = false;
      while (!stop.draining.aborted) {
        const pausedOwners = breaker.pausedOwners();
        if (pausedOwners) await wakeOnceAt(pausedOwners.until);
        const pausedUntil = breaker.start();
        if (pausedUntil) {
          await wakeOnceAt(pausedUntil);
          isPaused = true;
          break;
        }
        const outcome = await startNext(stop);
        if (outcome !== 'slow' && outcome.kind === 'idle' && !(await workWhenIdle(stop))) break;
        worked = true;
      }
      if (worked) return 'done';
      const isChoosy = Object.keys((await step.claimable?.()) ?? {}).length > 0;
      const isUnable = isPaused || isChoosy || places.fullOwnerIds().length > 0 || (await deps.diskRoom.isLow());
      return isUnable ? 'unable' : 'skipped';
    },
    settled: () => beside.settled(),
  };
}

/** An error that the step did not expect is most likely the database's, which it needs to record any other one. */
async function runThrough(
  breaker: CircuitBreaker,
  { logger }: Pick<RunStepDeps, 'logger'>,
  work: (onClaimed: (video: VideoRecord) => void) => Promise<StepOutcome>,
): Promise<StepOutcome> {
  let claimed: PieceOfWork | null = null;
  let result: Parameters<CircuitBreaker['end']>[0] = 'fault';
  try {
    const outcome = await work(({ _id, ownerId }) => {
      claimed = { id: _id, ownerId };
    });
    if (outcome.kind === 'idle' || outcome.kind === 'lost') result = 'nothing';
    else result = outcome.kind === 'retry' && outcome.isFault ? 'fault' : 'success';
    return outcome;
  } finally {
    if (breaker.end(result, claimed)) logger.warn('work pauses: what all videos need does not answer');
  }
}

async function wakeNext(queue: Queue, name: JobName, outcome: StepOutcome): Promise<void> {
  if (outcome.kind === 'moved') await queue.wake(jobOfStage[outcome.to]);
  if (outcome.kind === 'ended') await queue.wake('deliver');
  if (outcome.kind === 'retry') await queue.wake(name, { at: outcome.at });
}

interface RepeatingJobOptions extends Pick<Job, 'name' | 'concurrency' | 'every'> {
  logger: Logger;
  /** Does one piece of work; false = there was none. After `onSlow` it goes on beside the job. */
  runNext(stopping: AbortSignal, onSlow: () => void): Promise<boolean>;
  /** When there will be work again; null = unknown, or nothing is pending. */
  nextDueAt?(): Promise<Date | null>;
}

/** A job that does one piece of work after the other until there is none, and then wakes itself when more is due. */
export function repeatingJob(queue: Queue, options: RepeatingJobOptions): Job {
  const { name, concurrency, every, runNext, nextDueAt } = options;
  const beside = createBeside(options);
  return {
    name,
    concurrency,
    every,
    async run({ draining, stopping }) {
      let worked = false;
      while (!draining.aborted && (await beside.run((onSlow) => runNext(stopping, onSlow)))) worked = true;
      if (!worked) return 'skipped';
      const at = await nextDueAt?.();
      if (at) await queue.wake(name, { at });
      return 'done';
    },
    settled: () => beside.settled(),
  };
}

interface ParallelJobOptions extends Pick<Job, 'name'> {
  logger: Logger;
  /** Starts one piece of work; null = there is none now, or no place for it. */
  startNext(stopping: AbortSignal): Promise<{ ended: Promise<unknown> } | null>;
  /** When there will be work again; null = unknown, or nothing is pending. */
  nextDueAt(): Promise<Date | null>;
}

/**
 * A job that starts as many pieces of work as there are places for, and does not wait for them: a run ends at once, so that
 * the queue never waits for a slow piece. When a piece has ended, the job looks for more by itself.
 */
export function parallelJob(queue: Queue, { name, logger, startNext, nextDueAt }: ParallelJobOptions): Job {
  const running = new Set<Promise<void>>();
  let wakeAtMs = 0;

  async function startAll(stop: StopSignals): Promise<number> {
    for (let started = 0; ; started++) {
      const piece = stop.draining.aborted ? null : await startNext(stop.stopping);
      if (piece === null) return started;
      const work: Promise<void> = piece.ended
        .catch((err) => {
          if (!stop.stopping.aborted) logger.error({ err, job: name }, 'a job failed');
        })
        .then(() => void running.delete(work))
        .then(() => void lookForMore(stop));
      running.add(work);
    }
  }

  async function wakeWhenDue(): Promise<void> {
    const at = await nextDueAt();
    // many pieces that end together need one wake
    if (!at || at.getTime() === wakeAtMs) return;
    await queue.wake(name, { at });
    wakeAtMs = at.getTime();
  }

  const look = joinCalls(async (stop: StopSignals) => {
    const started = await startAll(stop);
    if (!stop.draining.aborted) await wakeWhenDue();
    return started;
  });
  // the reconciler wakes the job again when this fails
  const lookForMore = (stop: StopSignals) =>
    look(stop).catch((err) => logger.error({ err, job: name }, 'a job failed'));

  return {
    name,
    concurrency: 1,
    run: async (stop) => ((await look(stop)) > 0 ? 'done' : 'skipped'),
    async settled() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

/** Runs the work once at a time. All calls that come meanwhile share the next run, which sees what has changed for them. */
function joinCalls<A, T>(work: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  let waiting: Promise<T> | null = null;
  const alone = oneAtATime((argument: A) => {
    waiting = null;
    return work(argument);
  });
  return (argument) => {
    waiting ??= alone(argument);
    return waiting;
  };
}

/** A job that runs at an interval, as Agenda reads it, in one process at a time. */
export function periodicJob(name: JobName, every: string, work: () => Promise<unknown>): Job {
  return { name, concurrency: 1, every, run: () => work().then(() => 'done') };
}
