import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfprobe } from '../ffmpeg/run-ffmpeg.ts';

export interface AudioPacket {
  /** On the file's own clock. */
  atMs: number;
  /** 0 if the file does not say. */
  durationMs: number;
}

export interface ReadAudioPacketsInput {
  ffprobe: string;
  file: string;
  streamIndex: number;
  signal?: AbortSignal;
}

/**
 * Times of an audio stream's packets, in file order, without decoding any. Packets without a time are skipped.
 * @throws FfmpegError
 */
export async function readAudioPackets({ file, streamIndex, ...tool }: ReadAudioPacketsInput): Promise<AudioPacket[]> {
  const packets: AudioPacket[] = [];
  const columns = ['-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0'];
  await runFfprobe({
    ...tool,
    args: confinedInput(file, ['-select_streams', String(streamIndex), ...columns]),
    onLine(line) {
      const [at = '', duration = ''] = line.split(',');
      const [atMs, durationMs] = [Number.parseFloat(at) * 1000, Number.parseFloat(duration) * 1000];
      if (Number.isFinite(atMs)) packets.push({ atMs, durationMs: Number.isFinite(durationMs) ? durationMs : 0 });
    },
  });
  return packets;
}
