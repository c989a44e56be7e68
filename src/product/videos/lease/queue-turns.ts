import type { WorkingStage } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';

export type QueueTurnDeps = VideoDeps<'videos' | 'queueTurns' | 'clock'>;

/** Longer than the transaction that adds a video: before it has passed, an account’s queue may only seem to be empty. */
const settleMs = 10_000;

/**
 * The turn of a video that enters a queue. Each stage is a queue, and workers claim the lowest turn first. An account’s
 * first video has the turn that is being served now, its next one the turn after, and so on (start-time fair queuing). So
 * accounts take turns, however many videos each of them has, and an account’s first video comes before all second ones.
 *
 * Not part of any transaction: a turn that is not used leaves a gap, which means nothing.
 */
export async function nextTurn(
  deps: QueueTurnDeps,
  { ownerId, stage }: { ownerId: number; stage: WorkingStage },
): Promise<number> {
  const stages = stagesOfQueue(stage);
  const [served, isWaiting] = await Promise.all([
    turnBeingServed(deps, stages),
    deps.videos.exists({ ownerId, stage: { $in: stages }, removedAt: null }),
  ]);
  const at = new Date(deps.clock());
  const following = { $max: [served, { $add: [{ $ifNull: ['$turn', served - 1] }, 1] }] };
  const isOver = { $lte: [{ $ifNull: ['$at', new Date(0)] }, new Date(at.getTime() - settleMs)] };
  // one atomic update: many videos that are added at the same time get one turn each
  const given = await deps.queueTurns
    .findOneAndUpdate(
      { _id: `${stages[0]}:${ownerId}` },
      [{ $set: { turn: isWaiting ? following : { $cond: [isOver, served, following] }, at } }],
      { upsert: true, returnDocument: 'after', updatePipeline: true },
    )
    .orFail()
    .lean();
  return given.turn;
}

/** A video that is being fetched and one that waits for it are in the same queue. */
function stagesOfQueue(stage: WorkingStage): WorkingStage[] {
  return stage === 'queued' || stage === 'fetching' ? ['queued', 'fetching'] : [stage];
}

/** The highest turn that is in work; where nothing is, the one that is next. */
async function turnBeingServed({ videos, clock }: QueueTurnDeps, stages: WorkingStage[]): Promise<number> {
  const queue = { stage: { $in: stages }, removedAt: null };
  const inWork = await videos
    .findOne({ ...queue, leaseUntil: { $gt: new Date(clock()) } }, { turn: 1 })
    .sort({ turn: -1 })
    .lean();
  if (inWork) return inWork.turn ?? 0;
  const head = await videos
    .findOne({ ...queue, leaseUntil: null }, { turn: 1 })
    .sort({ turn: 1, queuedAt: 1 })
    .lean();
  return head?.turn ?? 0;
}
