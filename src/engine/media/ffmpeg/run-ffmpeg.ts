import { cpus } from 'node:os';
import { type Handlers, runTool, type ToolLimits, type ToolRun } from './run-tool.ts';

/**
 * For decoding pictures of 36 megapixels, with as many others as ffprobe has memory for (1.5 GB), drawing on them, and
 * encoding them (2.6 GB in all at 8K, 3.8 GB for ProRes 4444, measured); and for threads, which ffmpeg starts for the processors of the machine, even
 * if a container may use less of them.
 */
const limits: ToolLimits = {
  memoryBytes: 5_000_000_000 + 100_000_000 * cpus().length,
  outputBytes: Number.POSITIVE_INFINITY,
};

interface RunFfmpegInput extends ToolRun {
  ffmpeg: string;
  onProgress?: (progress: FfmpegProgress) => void;
}

export interface FfmpegProgress {
  /** Frames encoded so far. */
  frames: number;
  /** Time written so far on the output's clock; null before the first frame. */
  outTimeMs: number | null;
}

/**
 * Runs ffmpeg to its end. Resolves with the number of frames that it reports.
 * @throws FfmpegError when it fails, is killed by a signal or times out; the signal's reason when aborted
 */
export async function runFfmpeg({ ffmpeg, args, onProgress, ...run }: RunFfmpegInput): Promise<{ frames: number }> {
  const progress: FfmpegProgress = { frames: 0, outTimeMs: null };
  await runTool({
    ...run,
    limits,
    program: ffmpeg,
    args: ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'warning', '-progress', 'pipe:1', '-y', ...args],
    onLine(line) {
      if (readProgressLine(line, progress)) onProgress?.({ ...progress });
    },
  });
  return { frames: progress.frames };
}

interface ReadFromFfmpegInput extends ToolRun, Pick<Handlers, 'onLine' | 'onBytes'> {
  ffmpeg: string;
  /** Receives log lines, at log level info: some filters report their results there. */
  onMessage?: (line: string) => void;
  /** That it may allocate; default: what it may need for a video. */
  memoryBytes?: number;
}

/**
 * Runs ffmpeg to its end and passes on what it writes to `pipe:1` instead of a file.
 * @throws FfmpegError when it fails, is killed by a signal or times out; the signal's reason when aborted
 */
export async function readFromFfmpeg({
  ffmpeg,
  args,
  onMessage,
  memoryBytes = limits.memoryBytes,
  ...run
}: ReadFromFfmpegInput): Promise<void> {
  const all = ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'info', ...args];
  await runTool({ ...run, limits: { ...limits, memoryBytes }, program: ffmpeg, args: all, onErrorLine: onMessage });
}

/** Version of this ffmpeg and its libraries: other builds may draw or encode differently. */
export async function readFfmpegBuild({ ffmpeg, signal }: { ffmpeg: string; signal?: AbortSignal }): Promise<string> {
  const lines: string[] = [];
  await runTool({ program: ffmpeg, args: ['-version'], signal, onLine: (line) => lines.push(line) });
  const versions = lines.filter((line) => /^(ffmpeg version|lib\w+ )/.test(line));
  return versions.map((line) => line.replace(/\s*Copyright.*/, '').replace(/\s+/g, ' ')).join('; ');
}

/** Updates `progress`; returns true at the end of a report. */
function readProgressLine(line: string, progress: FfmpegProgress): boolean {
  const [name, value] = line.split('=', 2);
  if (name === 'frame') progress.frames = Number(value);
  if (name === 'out_time_us' && value !== 'N/A') progress.outTimeMs = Number(value) / 1000;
  return name === 'progress';
}
