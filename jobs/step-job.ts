import type { JobName, Queue } from '../src/infra/queue/queue.ts';
import { jobOfStage } from '../src/product/videos/records/video-states.ts';
import { type RunStepDeps, runStep, type Step, type StepOutcome } from '../src/product/videos/steps/run-step.ts';
import type { Job } from './job.ts';

interface StepJobOptions {
  name: JobName;
  concurrency: number;
  step: Step;
  /** Runs when no video waits for the step; false = it found nothing to do either. */
  whenIdle?(stopping: AbortSignal): Promise<boolean>;
}

/** A job that runs one step for one video after the other, until no video waits for it. */
export function stepJob(
  deps: RunStepDeps & { queue: Queue },
  { name, concurrency, step, whenIdle }: StepJobOptions,
): Job {
  return {
    name,
    concurrency,
    async run({ draining, stopping }) {
      let worked = false;
      while (!draining.aborted) {
        const outcome = await runStep(deps, step, stopping);
        if (outcome.kind === 'idle' && !(await whenIdle?.(stopping))) break;
        worked = true;
        await wakeNext(deps.queue, name, outcome);
      }
      return worked ? 'done' : 'skipped';
    },
  };
}

async function wakeNext(queue: Queue, name: JobName, outcome: StepOutcome): Promise<void> {
  if (outcome.kind === 'moved') await queue.wake(jobOfStage[outcome.to]);
  if (outcome.kind === 'ended') await queue.wake('deliver');
  if (outcome.kind === 'retry') await queue.wake(name, { at: outcome.at });
}
