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
}

export interface ReadFrameTimesInput {
  ffprobe: string;
  file: string;
  streamIndex: number;
  signal?: AbortSignal;
}

/**
 * Reads the times of all pictures from their packets, without decoding any.
 * Resolves with null where packets do not say their times, as in some AVI files.
 * @throws FfmpegError
 */
export async function readFrameTimes({ file, streamIndex, ...tool }: ReadFrameTimesInput): Promise<FrameTimes | null> {
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
  return frameTimesFromPackets(packets);
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
  if (timed.length === 0 || timed.length < packets.length) return null;
  const shown = timed.toSorted((a, b) => a.pts - b.pts).filter((packet, i, all) => packet.pts !== all[i - 1]?.pts);
  const last = shown.at(-1);
  return {
    pts: shown.map((packet) => packet.pts),
    keyPts: shown.filter((packet) => packet.key).map((packet) => packet.pts),
    endPts: last?.duration ? last.pts + last.duration : null,
    sizeBytes: timed.reduce((sum, packet) => sum + packet.sizeBytes, 0),
  };
}

function whole(text: string | undefined): number | null {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null;
}
