import { readFromFfmpeg } from './run-ffmpeg.ts';

interface PacketTime {
  atSeconds: number;
  durationSeconds: number;
}

interface ReadOutputPacketsInput {
  ffmpeg: string;
  /** Input, one mapped stream and its codec; this function adds the output. */
  args: string[];
  signal?: AbortSignal;
}

/**
 * Presentation times of the packets that ffmpeg would write, in the order it writes them.
 * @throws FfmpegError
 */
export async function readOutputPackets({ args, ...tool }: ReadOutputPacketsInput): Promise<PacketTime[]> {
  const decoder = new TextDecoder();
  const packets: PacketTime[] = [];
  let rest = '';
  let tick = 0;
  await readFromFfmpeg({
    ...tool,
    args: [...args, '-f', 'framecrc', 'pipe:1'],
    async onBytes(bytes) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, num, den] = /^#tb 0: (\d+)\/(\d+)/.exec(line) ?? [];
        if (num) tick = Number(num) / Number(den);
        // stream, dts, pts, duration, …
        const [, , pts, duration] = line.startsWith('#') ? [] : line.split(',').map(Number);
        if (pts !== undefined && duration !== undefined)
          packets.push({ atSeconds: pts * tick, durationSeconds: duration * tick });
      }
    },
  });
  return packets;
}
