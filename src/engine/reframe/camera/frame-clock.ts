import { firstIndexFrom } from '../../../infra/sorted-numbers.ts';
import type { VideoFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { cutBetween, ptsToTicks, ticksPerSecond } from '../../media/timing/video-clock.ts';

const ticksPerMs = ticksPerSecond / 1000;

/** When a source's frames are shown, in ticks on the video's clock. */
export interface FrameClock {
  /** The cut before the first frame that is shown at this moment or later. */
  cutBefore(ms: number): number;
}

/**
 * @param frameTimes null or 'unread' = not known: the cut then lies half an average frame before the moment, which is
 *   right where the moment is a frame's own time
 */
export function frameClock(video: VideoFacts, frameTimes: FrameTimes | null | 'unread'): FrameClock {
  const frameTicks = (ticksPerSecond * video.frameRate.den) / video.frameRate.num;
  if (frameTimes === null || frameTimes === 'unread') {
    return { cutBefore: (ms) => Math.max(0, Math.floor(ms * ticksPerMs - frameTicks / 2)) };
  }
  const shown = frameTimes.pts.map((pts) => ptsToTicks(pts, video)).filter((ticks) => ticks >= 0);
  return {
    cutBefore(ms) {
      // a millisecond of tolerance: moments are stored in milliseconds, frame times are not
      const frame = firstIndexFrom(shown, (ms - 1) * ticksPerMs);
      const [before, after] = [shown[frame - 1], shown[frame]];
      if (before === undefined) return 0;
      return after === undefined ? Math.floor(before + frameTicks / 2) : cutBetween(before, after);
    },
  };
}
