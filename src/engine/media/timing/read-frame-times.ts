import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfprobe } from '../ffmpeg/run-ffmpeg.ts';
import type { VideoFacts } from '../source-facts.ts';

/** Display time of each frame of a video, in the stream's own ticks and in display order. */
export interface FrameTimes {
  pts: number[];
  /** Key frames, ascending. */
  keyPts: number[];
  /** End of the last frame; null if the file does not give its duration. */
  endPts: number | null;
  /** Bytes of all video packets, without audio and container. */
  sizeBytes: number;
  /**
   * Ticks between frames if some packets carry no display time. Such frames have to be addressed by number: a decoder's
   * estimate would place the untimed ones among the others. Absent otherwise.
   */
  countedStep?: number;
}

interface ReadFrameTimesInput {
  ffprobe: string;
  file: string;
  streamIndex: number;
  /** What is known better than from packets. */
  known?: Pick<VideoFacts, 'startPts' | 'frameCount' | 'evenStep' | 'endPts'>;
  signal?: AbortSignal;
}

/**
 * Reads the times of all frames from their packets, without decoding any.
 * Resolves with null if packets carry no times, as in some AVI files, and no constant interval is known.
 * @throws FfmpegError
 */
export async function readFrameTimes({
  file,
  streamIndex,
  known,
  ...tool
}: ReadFrameTimesInput): Promise<FrameTimes | null> {
  const packets: Packet[] = [];
  const columns = ['-show_entries', 'packet=pts,duration,size,flags', '-of', 'csv=p=0'];
  await runFfprobe({
    ...tool,
    args: confinedInput(file, ['-select_streams', String(streamIndex), ...columns]),
    onLine(line) {
      const packet = parsePacket(line);
      if (packet) packets.push(packet);
    },
  });
  const times = frameTimesFromPackets(packets);
  if (!times) return known?.evenStep && known.frameCount ? evenTimes(known, packets) : null;
  return known?.endPts === undefined ? times : { ...times, endPts: known.endPts };
}

interface Packet {
  pts: number | null;
  duration: number | null;
  key: boolean;
  sizeBytes: number;
}

/** Parses a line of `pts,duration,size,flags`; null for a packet that is not shown: empty, or cut by an edit list. */
export function parsePacket(line: string): Packet | null {
  const [pts, duration, size, flags] = line.split(',');
  if (flags === undefined || size === '0' || flags.includes('D')) return null;
  return { pts: whole(pts), duration: whole(duration), key: flags.startsWith('K'), sizeBytes: whole(size) ?? 0 };
}

/** Pure part of `readFrameTimes`. */
export function frameTimesFromPackets(packets: Packet[]): FrameTimes | null {
  const timed = packets.filter((packet): packet is Packet & { pts: number } => packet.pts !== null);
  if (timed.length === 0) return null;
  const shown = timed.toSorted((a, b) => a.pts - b.pts).filter((packet, i, all) => packet.pts !== all[i - 1]?.pts);
  if (timed.length < packets.length) return countedTimes(packets, shown);
  const last = shown.at(-1);
  return {
    pts: shown.map((packet) => packet.pts),
    keyPts: shown.filter((packet) => packet.key).map((packet) => packet.pts),
    endPts: last?.duration ? last.pts + last.duration : null,
    sizeBytes: timed.reduce((sum, packet) => sum + packet.sizeBytes, 0),
  };
}

/** Matroska has no negative times, so frames before zero have none. null if other frames lack times as well. */
function countedTimes(packets: Packet[], shown: (Packet & { pts: number })[]): FrameTimes | null {
  const untimed = packets.length - shown.length;
  const step = evenStepOf(shown.map(({ pts }) => pts));
  const areAtStart = packets.findLastIndex(({ pts }) => pts === null) < untimed + maxReorderedFrames;
  if (step === null || !areAtStart) return null;
  const startPts = (shown[0]?.pts ?? 0) - untimed * step;
  return evenTimes({ startPts, frameCount: packets.length, evenStep: step }, packets);
}

function evenTimes(
  { startPts, frameCount, evenStep }: Pick<VideoFacts, 'startPts' | 'frameCount' | 'evenStep'>,
  packets: Packet[],
): FrameTimes {
  const step = evenStep ?? 0;
  const pts = Array.from({ length: frameCount ?? 0 }, (_, i) => Math.round(startPts + i * step));
  return {
    pts,
    keyPts: pts.slice(0, 1),
    endPts: Math.round(startPts + pts.length * step),
    countedStep: step,
    sizeBytes: packets.reduce((sum, packet) => sum + packet.sizeBytes, 0),
  };
}

/**
 * The constant interval of frames in ticks. Rounding by one tick is allowed if the interval is at least five ticks. null
 * if the interval varies or there are fewer than two frames. Pure.
 */
export function evenStepOf(pts: number[]): number | null {
  const [first, last] = [pts[0] ?? 0, pts.at(-1) ?? 0];
  const step = (last - first) / (pts.length - 1);
  const rounding = step < 5 ? 0 : 1;
  const isEven = pts.length > 1 && step > 0 && pts.every((at, i) => Math.abs(at - first - i * step) <= rounding);
  return isEven ? step : null;
}

/** H.264 and HEVC decoders hold back at most this many frames for reordering. */
export const maxReorderedFrames = 16;

function whole(text: string | undefined): number | null {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null;
}
