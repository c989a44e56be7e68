import { execa, type ResultPromise } from 'execa';
import { killProcessGroup } from '../../../infra/kill-process-group.ts';
import { FfmpegError } from './ffmpeg-error.ts';

/**
 * The only file that starts ffmpeg and ffprobe. Each runs in its own process group, so that a signal to the service's
 * group (Ctrl-C, a supervisor's stop) does not reach it. It ends with the service, however the service ends.
 */
interface RunFfmpegInput {
  ffmpeg: string;
  /** `-nostdin`, `-progress` and the log level are added. Relative file names are resolved from `cwd`. */
  args: string[];
  cwd?: string;
  /** Added to the environment. */
  env?: Record<string, string>;
  signal?: AbortSignal;
  /** Default: an hour. */
  timeoutMs?: number;
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
export async function runFfmpeg(input: RunFfmpegInput): Promise<{ frames: number }> {
  const progress: FfmpegProgress = { frames: 0, outTimeMs: null };
  await runTool({
    ...input,
    program: input.ffmpeg,
    args: ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'warning', '-progress', 'pipe:1', '-y', ...input.args],
    onLine(line) {
      if (!readProgressLine(line, progress)) return;
      input.onProgress?.({ ...progress });
    },
  });
  return { frames: progress.frames };
}

interface ReadFromFfmpegInput extends Omit<RunFfmpegInput, 'onProgress'> {
  /** Receives what ffmpeg writes to `pipe:1`, in order; reading waits for its promise. */
  onBytes: (bytes: Uint8Array) => Promise<void>;
  /** Receives log lines, at log level info: some filters report their results there. */
  onMessage?: (line: string) => void;
}

/**
 * Runs ffmpeg to its end and passes on what it writes to `pipe:1` instead of a file.
 * @throws FfmpegError when it fails, is killed by a signal or times out; the signal's reason when aborted
 */
export async function readFromFfmpeg({ ffmpeg, args, onMessage, ...input }: ReadFromFfmpegInput): Promise<void> {
  await runTool({
    ...input,
    program: ffmpeg,
    args: ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'info', ...args],
    onErrorLine: onMessage,
  });
}

interface RunFfprobeInput {
  ffprobe: string;
  args: string[];
  cwd?: string;
  signal?: AbortSignal;
  /** Default: two minutes. */
  timeoutMs?: number;
  onLine: (line: string) => void;
}

/**
 * Runs ffprobe to its end and passes on its output line by line.
 * @throws FfmpegError when it fails, is killed by a signal or times out; the signal's reason when aborted
 */
export async function runFfprobe({ ffprobe, args, timeoutMs = 120_000, ...input }: RunFfprobeInput): Promise<void> {
  await runTool({ ...input, timeoutMs, program: ffprobe, args: ['-hide_banner', '-loglevel', 'error', ...args] });
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

interface RunToolInput {
  program: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Either `onLine` or `onBytes` receives stdout. */
  onLine?: (line: string) => void;
  onBytes?: (bytes: Uint8Array) => Promise<void>;
  onErrorLine?: (line: string) => void;
}

/**
 * A shell next to the tool reads from a pipe whose other end the service holds. When the service is gone (kill -9
 * included) the read ends, and the shell kills the whole group.
 */
const guard = `exec 3<&0
"$@" </dev/null 3<&- &
tool=$!
(cat <&3; kill -KILL 0) >/dev/null 2>&1 &
exec 3<&-
wait "$tool"`;

/**
 * When a static build converts text from another charset (any MPEG-TS has some), it loads the machine's glibc modules
 * into its own glibc and crashes (seen with the ffprobe of npm). Without the modules it leaves the text as it is.
 */
const withoutCharsetModules = { GCONV_PATH: '/nonexistent' };

async function runTool({
  program,
  args,
  cwd,
  env,
  signal,
  timeoutMs = 3_600_000,
  ...handlers
}: RunToolInput): Promise<void> {
  signal?.throwIfAborted();
  const child = execa('/bin/sh', ['-c', guard, 'sh', program, ...args], {
    cwd,
    env: { ...withoutCharsetModules, ...env },
    detached: true,
    stdin: 'pipe',
    buffer: false,
    reject: false,
    stripFinalNewline: false,
  });
  let timedOut = false;
  const kill = () => killProcessGroup(child.pid);
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, timeoutMs);
  signal?.addEventListener('abort', kill, { once: true });
  child.once('exit', () => child.stdin.destroy());
  try {
    const [result, stderrTail] = await Promise.all([child, keepTail(child, handlers), readOutput(child, handlers)]);
    signal?.throwIfAborted();
    if (result.exitCode === 0 && !timedOut) return;
    throw new FfmpegError({
      program,
      args,
      timedOut,
      stderrTail,
      exitCode: result.exitCode,
      signal: result.signal,
      cause: result.cause,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
    // the group may outlive its shell
    kill();
  }
}

type Child = ResultPromise<{ detached: true; stdin: 'pipe'; buffer: false; reject: false; stripFinalNewline: false }>;

type Handlers = Pick<RunToolInput, 'onLine' | 'onBytes' | 'onErrorLine'>;

async function readOutput(child: Child, { onLine, onBytes }: Handlers): Promise<void> {
  if (!onBytes) {
    for await (const line of child.iterable({ from: 'stdout' })) onLine?.(line);
    return;
  }
  for await (const bytes of child.iterable({ from: 'stdout', binary: true })) await onBytes(bytes);
}

const maxTailLines = 40;
const maxLineLength = 500;

async function keepTail(child: Child, { onErrorLine }: Handlers): Promise<string> {
  const tail: string[] = [];
  for await (const line of child.iterable({ from: 'stderr' })) {
    onErrorLine?.(line);
    tail.push(line.slice(0, maxLineLength));
    if (tail.length > maxTailLines) tail.shift();
  }
  return tail.join('\n');
}
