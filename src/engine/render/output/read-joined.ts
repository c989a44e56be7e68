import { join } from 'node:path';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { segmentOffsetSeconds } from '../segments/render-args.ts';
import { readTransportFrames } from '../segments/transport-frames.ts';

/** What joined segments hold, in 1/90000 s, on the segments' clock. */
export interface JoinedFrames {
  count: number;
  firstDts: number;
  lastDts: number;
  firstPts: number;
  lastPts: number;
  /** When they are shown, on the video's clock, ascending. */
  shownTicks: number[];
  /** Names of segments that cannot be read; nothing of theirs is counted. */
  unreadable: string[];
}

export interface ReadJoinedInput {
  /** Names in `workDir`, in order. */
  segmentNames: string[];
  workDir: string;
  signal?: AbortSignal;
}

/** Looks through segments as they are joined: one file after the other. */
export async function readJoinedFrames({ segmentNames, workDir, signal }: ReadJoinedInput): Promise<JoinedFrames> {
  const seen: JoinedFrames = {
    ...{ count: 0, firstDts: Number.NaN, lastDts: Number.NaN },
    ...{ firstPts: Number.POSITIVE_INFINITY, lastPts: Number.NEGATIVE_INFINITY },
    ...{ shownTicks: [], unreadable: [] },
  };
  for (const name of segmentNames) {
    signal?.throwIfAborted();
    const pictures = await readTransportFrames(join(workDir, name));
    if (!pictures) seen.unreadable.push(name);
    for (const { pts, dts } of pictures ?? []) {
      if (seen.count === 0) seen.firstDts = dts;
      seen.count += 1;
      seen.lastDts = dts;
      seen.firstPts = Math.min(seen.firstPts, pts);
      seen.lastPts = Math.max(seen.lastPts, pts);
      seen.shownTicks.push(pts - segmentOffsetSeconds * ticksPerSecond);
    }
  }
  seen.shownTicks.sort((a, b) => a - b);
  return seen;
}

/** Segments as one input of ffmpeg's; the concat demuxer would shift pictures of variable rate. */
export function joinedName(segmentNames: string[]): string {
  return `concat:${segmentNames.join('|')}`;
}
