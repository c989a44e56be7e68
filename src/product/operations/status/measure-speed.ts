import type { VideoModel } from '../../videos/records/video.model.ts';
import { workingStages } from '../../videos/records/video-states.ts';

/** How much video was made in a period, and for how long there was work in it. */
export interface Speed {
  /** Length of the finished videos, edits included. */
  videoSeconds: number;
  busySeconds: number;
}

interface Span {
  fromMs: number;
  toMs: number;
}

/** Enough for a good estimate: of a busier period only the end is measured. */
const maxVideos = 1_000;

export async function measureSpeed(videos: VideoModel, { since, until }: { since: Date; until: Date }): Promise<Speed> {
  const made = await videos
    .find({ stage: 'processed', finishedAt: { $gte: since, $lte: until } }, { queuedAt: 1, finishedAt: 1, facts: 1 })
    .sort({ finishedAt: -1 })
    .limit(maxVideos)
    .lean();
  const first = made.length === maxVideos ? (made.at(-1)?.finishedAt ?? since) : since;
  const inProgress = await videos
    .find({ stage: { $in: [...workingStages] }, removedAt: null }, { queuedAt: 1 })
    .sort({ queuedAt: 1 })
    .limit(1)
    .lean();
  const spans = [
    ...made.map(({ queuedAt, finishedAt }) => ({ fromMs: queuedAt.getTime(), toMs: finishedAt?.getTime() ?? 0 })),
    ...inProgress.map(({ queuedAt }) => ({ fromMs: queuedAt.getTime(), toMs: until.getTime() })),
  ];
  const videoMs = made.reduce((sum, { facts }) => sum + (facts?.durationMs ?? 0), 0);
  const busyMs = coveredMs(spans, { fromMs: first.getTime(), toMs: until.getTime() });
  return { videoSeconds: videoMs / 1000, busySeconds: busyMs / 1000 };
}

/** How much of `within` is covered by at least one span. */
function coveredMs(spans: readonly Span[], within: Span): number {
  let reachedMs = within.fromMs;
  let covered = 0;
  for (const { fromMs, toMs } of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const start = Math.max(fromMs, reachedMs);
    const end = Math.min(toMs, within.toMs);
    if (end <= start) continue;
    covered += end - start;
    reachedMs = end;
  }
  return covered;
}
