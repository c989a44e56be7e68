import { execFileSync } from 'node:child_process';
import { tools } from './make-clip.ts';

const ffprobe = (file: string, args: string[]) =>
  execFileSync(tools.ffprobe, ['-v', 'error', ...args, '-i', file], { encoding: 'utf8', maxBuffer: 1 << 28 });

/** What ffprobe prints about each stream of a file. */
export function probedStreams(file: string): Record<string, unknown>[] {
  return JSON.parse(ffprobe(file, ['-show_streams', '-of', 'json'])).streams;
}

/** Seconds at which the pictures of a file are shown, ascending. */
export function outputTimes(file: string): number[] {
  const lines = ffprobe(file, ['-select_streams', 'v', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0']);
  return (
    lines
      .trim()
      .split('\n')
      .map((line) => Number.parseFloat(line))
      // side data has lines of its own
      .filter(Number.isFinite)
      .sort((a, b) => a - b)
  );
}
