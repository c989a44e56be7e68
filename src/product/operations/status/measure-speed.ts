import type { VideoModel } from '../../videos/records/video.model.ts';
import { workingStages } from '../../videos/records/video-states.ts';

/** What has been made within a time, and for how much of it there was something to make. */
export interface Speed {
  /** Length of the videos, edits included. */
  videoSeconds: number;
  busySeconds: number;
}

interface Span {
  fromMs: number;
  toMs: number;
}

/** More than this many need not be looked at: the newest are what counts. */
const mostVideos = 1_000;

/** Between `since` and `until`; of a very busy time it looks at the end of it. */
export async function measureSpeed(videos: VideoModel, { since, until }: { since: Date; until: Date }): Promise<Speed> {
  const made = await videos
    .find({ stage: 'processed', finishedAt: { $gte: since, $lte: until } }, { queuedAt: 1, finishedAt: 1, facts: 1 })
    .sort({ finishedAt: -1 })
    .limit(mostVideos)
    .lean();
  const first = made.length === mostVideos ? (made.at(-1)?.finishedAt ?? since) : since;
  const going = await videos
    .find({ stage: { $in: [...workingStages] }, removedAt: null }, { queuedAt: 1 })
    .sort({ queuedAt: 1 })
    .limit(1)
    .lean();
  const spans = [
    ...made.map(({ queuedAt, finishedAt }) => ({ fromMs: queuedAt.getTime(), toMs: finishedAt?.getTime() ?? 0 })),
    ...going.map(({ queuedAt }) => ({ fromMs: queuedAt.getTime(), toMs: until.getTime() })),
  ];
  const videoMs = made.reduce((sum, { facts }) => sum + (facts?.durationMs ?? 0), 0);
  const busyMs = coveredMs(spans, { fromMs: first.getTime(), toMs: until.getTime() });
  return { videoSeconds: videoMs / 1000, busySeconds: busyMs / 1000 };
}

/** How much of `within` at least one of the spans covers. */
export function coveredMs(spans: readonly Span[], within: Span): number {
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
