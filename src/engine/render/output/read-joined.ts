import { join } from 'node:path';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { segmentOffsetSeconds } from '../segments/render-args.ts';
import { readTransportFrames } from '../segments/transport-frames.ts';

/** The frames of joined segments; times in 1/90000 s on the segments' clock. */
export interface JoinedFrames {
  count: number;
  firstDts: number;
  lastDts: number;
  firstPts: number;
  lastPts: number;
  /** Presentation times on the video's clock, ascending. */
  shownTicks: number[];
  /** Names of segments that cannot be read; their frames are not counted. */
  unreadable: string[];
}

export interface ReadJoinedInput {
  /** Names in `workDir`, in order. */
  segmentNames: string[];
  workDir: string;
  signal?: AbortSignal;
}

/** Reads the frame times of segments in the order in which they are joined. */
export async function readJoinedFrames({ segmentNames, workDir, signal }: ReadJoinedInput): Promise<JoinedFrames> {
  const joined: JoinedFrames = {
    count: 0,
    firstDts: Number.NaN,
    lastDts: Number.NaN,
    firstPts: Number.POSITIVE_INFINITY,
    lastPts: Number.NEGATIVE_INFINITY,
    shownTicks: [],
    unreadable: [],
  };
  for (const name of segmentNames) {
    signal?.throwIfAborted();
    const frames = await readTransportFrames(join(workDir, name));
    if (!frames) joined.unreadable.push(name);
    for (const { pts, dts } of frames ?? []) {
      if (joined.count === 0) joined.firstDts = dts;
      joined.count += 1;
      joined.lastDts = dts;
      joined.firstPts = Math.min(joined.firstPts, pts);
      joined.lastPts = Math.max(joined.lastPts, pts);
      joined.shownTicks.push(pts - segmentOffsetSeconds * ticksPerSecond);
    }
  }
  joined.shownTicks.sort((a, b) => a - b);
  return joined;
}

/** Segments as one ffmpeg input. ffmpeg's concat demuxer would shift frames of variable rate. */
export function joinedName(segmentNames: string[]): string {
  return `concat:${segmentNames.join('|')}`;
}
