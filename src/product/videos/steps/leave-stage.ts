import type { Transaction } from '../../../infra/database/transaction.ts';
import { inTurnAfter } from '../lease/queue-turns.ts';
import { heldBy, releaseLease, type VideoLease } from '../lease/video-lease.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { canMove, type WorkingStage } from '../records/video-states.ts';
import type { RunStepDeps, Step, StepOutcome, StepResult } from './step.ts';

/** How long a video that has to run alone waits while another one does. */
const waitForTurnMs = 30_000;

const newStage = { tries: 0, faults: 0, claims: 0, crashes: [] };

/** Moves the video to its next stage, unless the lease is lost. */
export async function moveOn(
  deps: RunStepDeps,
  step: Step,
  lease: VideoLease,
  { to, changes, inTransaction }: Extract<StepResult, { to: WorkingStage }>,
): Promise<StepOutcome> {
  if (!canMove(step.stage, to)) throw new Error(`a video cannot move from ${step.stage} to ${to}`);
  const move = async (transaction?: Transaction) => {
    const { matchedCount } = await deps.videos.updateOne(
      heldBy(lease),
      {
        $set: {
          ...{ ...changes, stage: to, stageSince: new Date(deps.clock()) },
          ...{ leaseOwner: null, leaseUntil: null, ...newStage },
        },
        $max: { progress: step.progress.to },
      },
      { session: transaction },
    );
    return matchedCount === 1;
  };
  const moved = inTransaction
    ? await deps.transact(async (transaction) => {
        if (!(await move(transaction))) return false;
        await inTransaction(transaction);
        return true;
      })
    : await move();
  return moved ? { kind: 'moved', to } : { kind: 'lost' };
}

/** Puts the video behind those that wait. It has got further, so nothing that went wrong before counts any more. */
export async function leaveToOthers(
  deps: RunStepDeps,
  { video, lease }: { video: VideoRecord; lease: VideoLease },
  afterTurn: number,
): Promise<StepOutcome> {
  const at = new Date(deps.clock());
  const { matchedCount } = await deps.videos.updateOne(heldBy(lease), {
    $set: {
      turn: Math.max(video.turn ?? 0, inTurnAfter(afterTurn, video.turn ?? 0)),
      notBefore: at,
      leaseOwner: null,
      leaseUntil: null,
      ...newStage,
    },
  });
  return matchedCount === 1 ? { kind: 'retry', at, isFault: false } : { kind: 'lost' };
}

/** Not with its lease: a crash of the video that is alone now would count against this one too. */
export async function waitForTurnAlone(deps: RunStepDeps, lease: VideoLease): Promise<StepOutcome> {
  const at = new Date(deps.clock() + waitForTurnMs);
  const isReleased = await releaseLease(deps, lease, { notBefore: at, counts: 'nothing' });
  return isReleased ? { kind: 'retry', at, isFault: false } : { kind: 'lost' };
}
