import type { PipelineStage } from 'mongoose';
import { type WorkingStage, workingStages } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';

export type QueueTurnDeps = VideoDeps<'videos' | 'queueTurns' | 'clock'>;

/** Longer than the transaction that adds a video: before it has passed, an account’s queue may only seem to be empty. */
const settleMs = 10_000;

/**
 * The turn of a video that is ordered or edited. It keeps it through all stages, and workers claim the lowest turn of a stage
 * first. An account’s first video has the turn that is being served now, its next one the turn after, and so on (start-time
 * fair queuing). So accounts take turns, however many videos each of them has, and an account’s first video comes before all
 * second ones, in every stage.
 *
 * Not part of any transaction: a turn that is not used leaves a gap, which means nothing.
 */
export async function nextTurn(deps: QueueTurnDeps, ownerId: number): Promise<number> {
  const { served, isWaiting } = await readQueues(deps, ownerId);
  const at = new Date(deps.clock());
  const following = { $max: [served, { $add: [{ $ifNull: ['$turn', served - 1] }, 1] }] };
  const isOver = { $lte: [{ $ifNull: ['$at', new Date(0)] }, new Date(at.getTime() - settleMs)] };
  // one atomic update: many videos that are added at the same time get one turn each
  const given = await deps.queueTurns
    .findOneAndUpdate(
      { _id: `queued:${ownerId}` },
      [{ $set: { turn: isWaiting ? following : { $cond: [isOver, served, following] }, at } }],
      { upsert: true, returnDocument: 'after', updatePipeline: true },
    )
    .orFail()
    .lean();
  return given.turn;
}

/** From this length on, all videos are equally long. */
const longSeconds = 3600;

/**
 * The place of a video among those of its turn: paying accounts before others, then short ones before long ones. It stays below the
 * next turn, so that nobody waits longer than until the accounts' next turn.
 * @param turn see `nextTurn`; a place in it is replaced
 * @param seconds how long the video is; null = not known yet, as if it was short
 */
export function placeInTurn(
  turn: number,
  { isPaying, seconds }: { isPaying: boolean; seconds: number | null },
): number {
  const length = Math.min(1, (seconds ?? 0) / longSeconds);
  return Math.floor(turn) + (isPaying ? 0 : 0.5) + 0.4 * length;
}

/** The same place in a later turn. */
export function inTurnAfter(turn: number, place: number): number {
  return Math.floor(turn) + 1 + (place - Math.floor(place));
}

/** A video that is being fetched and one that waits for it are in the same queue. */
const queues: readonly (readonly WorkingStage[])[] = [
  ['queued', 'fetching'],
  ...workingStages.filter((stage) => stage !== 'queued' && stage !== 'fetching').map((stage) => [stage]),
];

/**
 * In one command. `served`: the turn that is served where the queue is furthest behind. A new video that had the turn of a
 * quicker stage would wait in the slow one behind everything that has passed the quick one. `isWaiting`: the account has a
 * video that is not finished.
 */
async function readQueues({ videos, clock }: QueueTurnDeps, ownerId: number) {
  const now = new Date(clock());
  const also = (pipeline: object[]) => ({ $unionWith: { coll: videos.collection.collectionName, pipeline } });
  const own = [
    { $match: { ownerId, stage: { $in: [...workingStages] }, removedAt: null } },
    { $limit: 1 },
    { $project: { of: { $literal: 'own' } } },
  ];
  const found = await videos.aggregate<QueueRow>([
    ...own,
    ...queues.flatMap((stages, queue) => [
      also(firstOf(stages, { leaseUntil: { $gt: now } }, -1, { of: 'work', queue })),
      also(firstOf(stages, { leaseUntil: null, notBefore: { $lte: now } }, 1, { of: 'head', queue })),
    ]),
  ] as PipelineStage[]);
  return { served: servedTurn(found), isWaiting: found.some(({ of }) => of === 'own') };
}

interface QueueRow {
  of: 'own' | 'work' | 'head';
  queue?: number;
  turn?: number;
}

function firstOf(stages: readonly WorkingStage[], match: object, order: 1 | -1, row: QueueRow): object[] {
  return [
    { $match: { stage: { $in: [...stages] }, ...match, removedAt: null } },
    { $sort: order === 1 ? { turn: 1, queuedAt: 1 } : { turn: -1 } },
    { $limit: 1 },
    { $project: { turn: 1, of: { $literal: row.of }, queue: { $literal: row.queue } } },
  ];
}

/** Of each queue: the highest turn in work; where nothing is, the one that is next. */
function servedTurn(rows: QueueRow[]): number {
  const turnOf = (queue: number, of: QueueRow['of']) => rows.find((row) => row.queue === queue && row.of === of);
  const served = queues.map((_, queue) => {
    const [work, head] = [turnOf(queue, 'work'), turnOf(queue, 'head')];
    return { isBehind: head !== undefined, turn: (work ?? head)?.turn ?? null };
  });
  // where nothing waits nobody is behind: such a queue counts only where all are like that
  const behind = served.some(({ isBehind }) => isBehind) ? served.filter(({ isBehind }) => isBehind) : served;
  const turns = behind.flatMap(({ turn }) => turn ?? []);
  return turns.length === 0 ? 0 : Math.floor(Math.min(...turns));
}
