import { execa, type ResultPromise } from 'execa';
import { FfmpegError } from './ffmpeg-error.ts';

/**
 * The one file that starts ffmpeg and ffprobe. Each runs in a process group of its own, so that a signal to the
 * service's group (Ctrl-C, a supervisor's stop) does not reach it, and dies with the service, whatever ends that.
 */
export interface RunFfmpegInput {
  ffmpeg: string;
  /** Without `-nostdin`, `-progress` and the log level, which are added. Relative names are read from `cwd`. */
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
  /** Pictures encoded so far. */
  frames: number;
  /** Time written so far on the output's clock, or null before the first. */
  outTimeMs: number | null;
}

/**
 * Runs ffmpeg to its end. Resolves with the number of pictures it says it wrote.
 * @throws FfmpegError when it fails, is ended by a signal or takes too long; the signal's reason when aborted
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

export interface ReadFromFfmpegInput extends Omit<RunFfmpegInput, 'onProgress'> {
  /** What ffmpeg writes to `pipe:1`, in order; the next bytes wait until it is done. */
  onBytes: (bytes: Uint8Array) => Promise<void>;
  /** What filters say of themselves at log level info. */
  onMessage?: (line: string) => void;
}

/**
 * Runs ffmpeg to its end and hands over what it writes to `pipe:1` instead of a file.
 * @throws FfmpegError when it fails, is ended by a signal or takes too long; the signal's reason when aborted
 */
export async function readFromFfmpeg({ ffmpeg, args, onMessage, ...input }: ReadFromFfmpegInput): Promise<void> {
  await runTool({
    ...input,
    program: ffmpeg,
    args: ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'info', ...args],
    onErrorLine: onMessage,
  });
}

export interface RunFfprobeInput {
  ffprobe: string;
  args: string[];
  cwd?: string;
  signal?: AbortSignal;
  /** Default: two minutes. */
  timeoutMs?: number;
  onLine: (line: string) => void;
}

/**
 * Runs ffprobe to its end, handing over what it prints line by line.
 * @throws FfmpegError when it fails, is ended by a signal or takes too long; the signal's reason when aborted
 */
export async function runFfprobe({ ffprobe, args, timeoutMs = 120_000, ...input }: RunFfprobeInput): Promise<void> {
  await runTool({ ...input, timeoutMs, program: ffprobe, args: ['-hide_banner', '-loglevel', 'error', ...args] });
}

/** What this ffmpeg calls itself, libraries included: other builds may draw or encode other pictures. */
export async function readFfmpegBuild({ ffmpeg, signal }: { ffmpeg: string; signal?: AbortSignal }): Promise<string> {
  const lines: string[] = [];
  await runTool({ program: ffmpeg, args: ['-version'], signal, onLine: (line) => lines.push(line) });
  const versions = lines.filter((line) => /^(ffmpeg version|lib\w+ )/.test(line));
  return versions.map((line) => line.replace(/\s*Copyright.*/, '').replace(/\s+/g, ' ')).join('; ');
}

/** Updates `progress`; true at the end of a report. */
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
  /** Either lines or bytes of what it writes. */
  onLine?: (line: string) => void;
  onBytes?: (bytes: Uint8Array) => Promise<void>;
  onErrorLine?: (line: string) => void;
}

/**
 * A shell waits beside the tool on its own standard input, the other end of which the service holds: when the service
 * is gone (kill -9 included) that reads as an end, and the shell ends the whole group.
 */
const guard = `exec 3<&0
"$@" </dev/null 3<&- &
tool=$!
(cat <&3; kill -KILL 0) >/dev/null 2>&1 &
exec 3<&-
wait "$tool"`;

/**
 * A static build that meets a text in a foreign charset (any MPEG-TS has one) loads the machine's glibc modules into
 * its own glibc and crashes (seen with the ffprobe of npm). Without them it leaves the text as it is.
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
  const kill = () => killGroup(child.pid);
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
    kill();
  }
}

/** The group may live on after the shell that led it; an empty one is nothing to worry about. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
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

const tailLines = 40;
const longestLine = 500;

async function keepTail(child: Child, { onErrorLine }: Handlers): Promise<string> {
  const tail: string[] = [];
  for await (const line of child.iterable({ from: 'stderr' })) {
    onErrorLine?.(line);
    tail.push(line.slice(0, longestLine));
    if (tail.length > tailLines) tail.shift();
  }
  return tail.join('\n');
}
