import { msToTicks, ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { RenderPlan, RenderSegment } from '../plan/render-plan.ts';

/**
 * Makes ffmpeg repeat frames: a second input with tiny frames at the times of the repeats. The filter `streamselect`
 * outputs the source's current frame whenever either input has a new one.
 */
export interface RepeatClock {
  ticks: number[];
  /** Number of source frames that the run reads. */
  sourceFrames: number;
  /** The last frame is held until then, in ticks: later than everything wanted of the run. */
  endTicks: number;
}

/** null if a run repeats nothing. Pure. */
export function repeatClock(plan: Pick<RenderPlan, 'durationMs'>, run: RenderSegment[]): RepeatClock | null {
  const repeats = run.flatMap((segment) => segment.repeats);
  const [first] = run;
  const last = repeats.at(-1);
  if (!first || last === undefined) return null;
  const own = run.reduce((sum, { frameCount, repeats: again }) => sum + (frameCount ?? 0) - again.length, 0);
  const beyond = Math.max(last, msToTicks(plan.durationMs)) + ticksPerSecond;
  return {
    ticks: repeats,
    sourceFrames: own + (first.holdTicks < first.startTicks ? 1 : 0),
    endTicks: run.at(-1)?.endTicks ?? Math.ceil(beyond),
  };
}

/**
 * The times of the clock's frames, with one more at the beginning and one after the end: `streamselect` needs both
 * inputs all the time.
 */
export function repeatTimes({ ticks, endTicks }: RepeatClock, holdTicks: number): number[] {
  return [...new Set([Math.floor(holdTicks), ...ticks, Math.ceil(endTicks) + ticksPerSecond])];
}

/** ffmpeg arguments that open such a file. */
export function clockInput(file: string): string[] {
  return ['-protocol_whitelist', 'file', '-f', 'ivf', '-i', file];
}

const frameBytes = 6;

/**
 * A video file that serves as a clock for ffmpeg filters: IVF, the simplest container that can hold any timestamps, with
 * raw frames of 2 × 2 pixels that are never shown.
 * @param ticks ascending, in 1/90000 s
 */
export function clockFile(ticks: number[]): Buffer {
  const head = Buffer.alloc(32);
  head.write('DKIF');
  head.writeUInt16LE(32, 6);
  head.write('I420', 8);
  head.writeUInt16LE(2, 12);
  head.writeUInt16LE(2, 14);
  head.writeUInt32LE(ticksPerSecond, 16);
  head.writeUInt32LE(1, 20);
  head.writeUInt32LE(ticks.length, 24);
  return Buffer.concat([head, ...ticks.map(clockFrame)]);
}

function clockFrame(ticks: number): Buffer {
  const frame = Buffer.alloc(12 + frameBytes);
  frame.writeUInt32LE(frameBytes, 0);
  frame.writeBigUInt64LE(BigInt(ticks), 4);
  return frame;
}
