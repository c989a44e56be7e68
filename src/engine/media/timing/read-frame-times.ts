import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfprobe } from '../ffmpeg/run-ffmpeg.ts';
import type { VideoFacts } from '../source-facts.ts';

/** When each picture of a video is shown, in the stream's own ticks, in the order they are shown. */
export interface FrameTimes {
  pts: number[];
  /** Pictures that decoding can start at; ascending. */
  keyPts: number[];
  /** The end of the last picture, where the file says how long it stays. */
  endPts: number | null;
  /** What the pictures weigh together, sound and container not counted. */
  sizeBytes: number;
  /**
   * Where the file leaves out when pictures are shown, all are this many ticks apart, and are to be counted: a reader's
   * guess would put untimed ones in the midst of the others. Absent otherwise.
   */
  countedStep?: number;
}

export interface ReadFrameTimesInput {
  ffprobe: string;
  file: string;
  streamIndex: number;
  /** What is known better than packets tell it. */
  known?: Pick<VideoFacts, 'startPts' | 'frameCount' | 'evenStep' | 'endPts'>;
  signal?: AbortSignal;
}

/**
 * Reads the times of all pictures from their packets, without decoding any.
 * Resolves with null where packets do not say their times, as in some AVI files, and they are not known to be even.
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

export interface Packet {
  pts: number | null;
  duration: number | null;
  key: boolean;
  sizeBytes: number;
}

/** One line of `pts,duration,size,flags`; null for what shows no picture: an empty packet, or one an edit list cuts. */
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

/** Matroska cannot say times below zero, so pictures before it have none. null where it is not as simple as that. */
function countedTimes(packets: Packet[], shown: (Packet & { pts: number })[]): FrameTimes | null {
  const untimed = packets.length - shown.length;
  const step = evenStepOf(shown.map(({ pts }) => pts));
  const areFirst = packets.findLastIndex(({ pts }) => pts === null) < untimed + maxReorderedFrames;
  if (step === null || !areFirst) return null;
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
    ...{ pts, keyPts: pts.slice(0, 1), endPts: Math.round(startPts + pts.length * step), countedStep: step },
    sizeBytes: packets.reduce((sum, packet) => sum + packet.sizeBytes, 0),
  };
}

/**
 * How many ticks pictures are apart that are all as far, but for rounding where ticks are much shorter than that; null
 * where they are not, or too few. Pure.
 */
export function evenStepOf(pts: number[]): number | null {
  const [first, last] = [pts[0] ?? 0, pts.at(-1) ?? 0];
  const step = (last - first) / (pts.length - 1);
  const rounding = step < 5 ? 0 : 1;
  const isEven = pts.length > 1 && step > 0 && pts.every((at, i) => Math.abs(at - first - i * step) <= rounding);
  return isEven ? step : null;
}

/** H.264 and HEVC hold back at most so many pictures. */
export const maxReorderedFrames = 16;

function whole(text: string | undefined): number | null {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null;
}
