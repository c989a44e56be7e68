import { type LineHandler, runTool, type ToolLimits, type ToolRun } from './run-tool.ts';

interface RunFfprobeInput extends ToolRun, Partial<ToolLimits> {
  ffprobe: string;
  onLine?: LineHandler;
  onErrorLine?: (line: string) => void;
}

/**
 * For reading packets and first frames: enough for an 8K picture with the frames that it refers to, and for the times
 * of ten million packets.
 */
const defaultLimits: ToolLimits = { memoryBytes: 1_500_000_000, outputBytes: 400_000_000 };

/**
 * Runs ffprobe to its end, or until `onLine` has enough, and passes on its output line by line. Default time limit: two
 * minutes.
 * @throws FfmpegError when it fails, is killed by a signal or needs more than its limits; the signal's reason when aborted
 */
export async function runFfprobe(input: RunFfprobeInput): Promise<void> {
  const { ffprobe, args, timeoutMs = 120_000, errorBytes = 50_000_000, memoryBytes, outputBytes, ...run } = input;
  const limits = {
    memoryBytes: memoryBytes ?? defaultLimits.memoryBytes,
    outputBytes: outputBytes ?? defaultLimits.outputBytes,
  };
  await runTool({
    ...run,
    timeoutMs,
    errorBytes,
    limits,
    program: ffprobe,
    args: ['-hide_banner', '-loglevel', 'error', ...args],
  });
}
