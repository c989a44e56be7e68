import { readFromFfmpeg } from './run-ffmpeg.ts';

interface PacketTime {
  atSeconds: number;
  durationSeconds: number;
}

/**
 * Presentation times of the packets that ffmpeg would write, in the order it writes them.
 * @param args input, one mapped stream and its codec; the output is added
 * @throws FfmpegError
 */
export async function readOutputPackets(
  { ffmpeg, signal }: { ffmpeg: string; signal?: AbortSignal },
  args: string[],
): Promise<PacketTime[]> {
  const packets: PacketTime[] = [];
  let tick = 0;
  const onLine = (line: string) => {
    const [, num, den] = /^#tb 0: (\d+)\/(\d+)/.exec(line) ?? [];
    if (num) tick = Number(num) / Number(den);
    // stream, dts, pts, duration, …
    const [, , pts, duration] = line.startsWith('#') ? [] : line.split(',').map(Number);
    if (pts === undefined || duration === undefined) return;
    packets.push({ atSeconds: pts * tick, durationSeconds: duration * tick });
  };
  await readFromFfmpeg({ ffmpeg, signal, args: [...args, '-f', 'framecrc', 'pipe:1'], onLine });
  return packets;
}
