import { confinedInput } from './confined-input.ts';
import { runFfprobe } from './run-ffmpeg.ts';

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
   * Where the file leaves out the times of its first pictures, all are this many ticks apart, and are to be counted: a
   * reader's guess would put the untimed ones in the midst of the others. Absent otherwise.
   */
  countedStep?: number;
}

export interface ReadFrameTimesInput {
  ffprobe: string;
  file: string;
  streamIndex: number;
  /** Where the last picture ends, if that is known better than from the file itself: see `VideoFacts`. */
  endPts?: number;
  signal?: AbortSignal;
}

/**
 * Reads the times of all pictures from their packets, without decoding any.
 * Resolves with null where packets do not say their times, as in some AVI files.
 * @throws FfmpegError
 */
export async function readFrameTimes({
  file,
  streamIndex,
  endPts,
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
  return times && endPts !== undefined ? { ...times, endPts } : times;
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
  const [first, last] = [shown[0]?.pts ?? 0, shown.at(-1)?.pts ?? 0];
  const step = (last - first) / (shown.length - 1);
  const isSteady = shown.every(({ pts }, i) => Math.abs(pts - first - i * step) <= 1);
  const areFirst = packets.findLastIndex(({ pts }) => pts === null) < untimed + longestReordering;
  if (shown.length < 2 || !isSteady || !areFirst) return null;
  const pts = packets.map((_, i) => Math.round(first + (i - untimed) * step));
  return {
    ...{ pts, keyPts: pts.slice(0, 1), endPts: Math.round(last + step), countedStep: step },
    sizeBytes: packets.reduce((sum, packet) => sum + packet.sizeBytes, 0),
  };
}

/** H.264 and HEVC hold back at most so many pictures. */
const longestReordering = 16;

function whole(text: string | undefined): number | null {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null;
}
