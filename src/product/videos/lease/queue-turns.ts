import type { PipelineStage } from 'mongoose';
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
  const { served, isWaiting } = await readQueue(deps, stages, ownerId);
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

/**
 * In one command. `served`: the highest turn that is in work; where nothing is, the one that is next. `isWaiting`: the
 * account has a video in the queue.
 */
async function readQueue({ videos, clock }: QueueTurnDeps, stages: WorkingStage[], ownerId: number) {
  const queue = { stage: { $in: stages }, removedAt: null };
  const first = (of: string, match: object, sort: Record<string, 1 | -1>) => [
    { $match: { ...match, ...queue } },
    { $sort: sort },
    { $limit: 1 },
    { $project: { turn: 1, of: { $literal: of } } },
  ];
  const also = (pipeline: object[]) => ({ $unionWith: { coll: videos.collection.collectionName, pipeline } });
  const found = await videos.aggregate<{ of: 'work' | 'head' | 'own'; turn?: number }>([
    ...first('work', { leaseUntil: { $gt: new Date(clock()) } }, { turn: -1 }),
    also(first('head', { leaseUntil: null }, { turn: 1, queuedAt: 1 })),
    also([{ $match: { ownerId, ...queue } }, { $limit: 1 }, { $project: { of: { $literal: 'own' } } }]),
  ] as PipelineStage[]);
  const rowOf = (of: string) => found.find((row) => row.of === of);
  return { served: (rowOf('work') ?? rowOf('head'))?.turn ?? 0, isWaiting: rowOf('own') !== undefined };
}
