import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfprobe } from '../ffmpeg/run-ffmpeg.ts';
import { isSeekable, type SourceFacts } from '../source-facts.ts';
import { parsePacket } from './read-frame-times.ts';

interface FindFrameInput {
  ffprobe: string;
  file: string;
  facts: SourceFacts;
  /** On the video's clock, 0 = its first frame. */
  atMs: number;
  signal?: AbortSignal;
}

/** Packets come in decoding order: a frame shown before a moment may come after one shown later. */
const readAheadSeconds = 1;

/**
 * Start of the frame that is on screen at a moment, in the stream's own ticks, from the packets around it. After the end
 * of the video it is the last frame. null if the container cannot be sought exactly: the caller then has to estimate.
 * @throws FfmpegError
 */
export async function findFramePts({ ffprobe, file, facts, atMs, signal }: FindFrameInput): Promise<number | null> {
  const { index, startPts, timeBase } = facts.video;
  if (!isSeekable(facts.container)) return null;
  const atPts = startPts + (Math.min(atMs, facts.durationMs) / 1000) * (timeBase.den / timeBase.num);
  const atSeconds = (atPts * timeBase.num) / timeBase.den;
  const interval = `${atSeconds.toFixed(6)}%${(atSeconds + readAheadSeconds).toFixed(6)}`;
  const shown: number[] = [];
  await runFfprobe({
    ffprobe,
    signal,
    args: confinedInput(file, [
      ...['-select_streams', String(index), '-read_intervals', interval],
      ...['-show_entries', 'packet=pts,duration,size,flags', '-of', 'csv=p=0'],
    ]),
    onLine(line) {
      const pts = parsePacket(line)?.pts ?? null;
      // half a tick of tolerance: a time in whole milliseconds may lie just before the frame it means
      if (pts !== null && pts >= startPts && pts <= atPts + 0.5) shown.push(pts);
    },
  });
  return shown.length > 0 ? Math.max(...shown) : null;
}
