import type { VideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';

/** How old the places may be. */
const freshMs = 2_000;
/** So many places are known, in about two megabytes. Those behind them have none yet. */
const maxPlaces = 20_000;

type QueuedVideo = Pick<VideoRecord, 'turn' | 'queuedAt'>;

export type QueuePlaces = ReturnType<typeof createQueuePlaces>;

/**
 * The places of all queued videos, for everybody who asks: the queue is read once in two seconds at most, from its index,
 * however many ask.
 */
export function createQueuePlaces({ videos, clock }: VideoDeps<'videos' | 'clock'>) {
  let known: { readAt: number; queue: Promise<QueuedVideo[]> } | null = null;

  function readQueue(): Promise<QueuedVideo[]> {
    if (known && clock() - known.readAt < freshMs) return known.queue;
    const queue = videos
      .find({ stage: 'queued', leaseUntil: null, removedAt: null }, { _id: 0, turn: 1, queuedAt: 1 })
      .sort({ turn: 1, queuedAt: 1 })
      .limit(maxPlaces)
      .lean<QueuedVideo[]>()
      .exec();
    known = { readAt: clock(), queue };
    queue.catch(() => {
      known = null;
    });
    return queue;
  }

  return {
    /** @returns how many videos go before, and one; null = too many */
    async placeOf(video: QueuedVideo): Promise<number | null> {
      const queue = await readQueue();
      const before = countBefore(queue, video);
      return before >= maxPlaces ? null : before + 1;
    },
  };
}

/** In a queue in its order, by halves. */
function countBefore(queue: readonly QueuedVideo[], video: QueuedVideo): number {
  let [from, to] = [0, queue.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const other = queue[middle];
    if (other && isBefore(other, video)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function isBefore(one: QueuedVideo, other: QueuedVideo): boolean {
  const [turn, otherTurn] = [one.turn ?? 0, other.turn ?? 0];
  return turn < otherTurn || (turn === otherTurn && one.queuedAt < other.queuedAt);
}
