import type { MediaInput } from '../../../infra/media-input.ts';
import { confinedInput } from './confined-input.ts';
import { runFfprobe } from './run-ffprobe.ts';

/** A stream of a user's file, and the ffprobe that reads it. */
export interface StreamToProbe {
  ffprobe: string;
  file: MediaInput;
  streamIndex: number;
  signal?: AbortSignal;
}

interface RowsToProbe {
  /** For example `packet=pts,duration`. */
  entries: string;
  interval?: string;
  timeoutMs?: number;
  onErrorLine?: (line: string) => void;
}

/**
 * Reads fields of a stream's packets or frames: `onRow` gets a line of comma-separated values for each. It may return
 * `enough` to read no more.
 * @throws FfmpegError
 */
export async function probeRows(
  { ffprobe, file, streamIndex, signal }: StreamToProbe,
  { entries, interval, ...run }: RowsToProbe,
  onRow: (row: string) => unknown,
): Promise<void> {
  const args = confinedInput(file, [
    ...['-select_streams', String(streamIndex), ...(interval === undefined ? [] : ['-read_intervals', interval])],
    ...['-show_entries', entries, '-of', 'csv=p=0'],
  ]);
  // ffprobe prints an empty line for a frame's side data
  await runFfprobe({ ffprobe, args, signal, ...run, onLine: (line) => line !== '' && onRow(line) });
}
