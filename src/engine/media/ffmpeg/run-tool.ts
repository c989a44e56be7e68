import { StringDecoder } from 'node:string_decoder';
import { execa, type ResultPromise } from 'execa';
import { confinedArgs } from '../../../infra/confined-process.ts';
import { withPatience } from '../../../infra/patience.ts';
import { killProcessGroup } from '../../../infra/processes.ts';
import { FfmpegError } from './ffmpeg-error.ts';
import { type HangWatch, watchForHang } from './watch-for-hang.ts';

/**
 * The only file that starts ffmpeg and ffprobe. Each runs in its own process group, so that a signal to the service's
 * group (Ctrl-C, a supervisor's stop) does not reach it. It ends with the service, however the service ends.
 */
export interface ToolRun {
  /** Those that every run needs (`-nostdin`, the log level) are added. Relative file names are resolved from `cwd`. */
  args: string[];
  cwd?: string;
  /** Added to the environment. */
  env?: Record<string, string>;
  signal?: AbortSignal;
  /** On a machine that is not busy, see `withPatience`. Default: an hour. */
  timeoutMs?: number;
  /** How long it may do nothing. Default: a minute. A twelfth of it before `timeoutMs` is a hang, too. */
  hungMs?: number;
  /** Bytes on stderr; default: 200 MB. See `FfmpegError.brokeLimit`. */
  errorBytes?: number;
}

/** How much a file may make a tool use. A file that needs more is refused: see `FfmpegError.brokeLimit`. */
export interface ToolLimits {
  /** Memory that the tool may allocate. Without a limit if the system knows none (`ulimit -d`). */
  memoryBytes: number;
  /** Bytes on stdout. */
  outputBytes: number;
}

/**
 * Bytes on stderr, after which a tool is ended: what it says of every frame of a damaged video of hours is less. A file
 * can make it complain without end.
 */
const defaultErrorBytes = 200_000_000;

export interface Handlers {
  /**
   * Either `onLine` or `onBytes` receives stdout, in order; reading waits for the promise of `onBytes`. When `onLine`
   * returns `enough`, the tool is ended, and the run counts as a success.
   */
  onLine?: LineHandler;
  onBytes?: (bytes: Uint8Array) => Promise<void>;
  /** Of a line on stdout or stderr, no more than 64 K characters are kept. */
  onErrorLine?: (line: string) => void;
}

export type LineHandler = (line: string) => unknown;
/** See `Handlers`. */
export const enough = Symbol('enough');

/**
 * When a static build converts text from another charset (any MPEG-TS has some), it loads the machine's glibc modules
 * into its own glibc and crashes (seen with the ffprobe of npm). Without the modules it leaves the text as it is.
 */
const withoutCharsetModules = { GCONV_PATH: '/nonexistent' };

/** A tool that did nothing for this part of `hungMs` before its time was up hung: the file was not too much for it. */
const idleAtEnd = 1 / 12;

export async function runTool(run: ToolRun & Handlers & { program: string; limits?: ToolLimits }): Promise<void> {
  const { program, args, cwd, env, signal, timeoutMs = 3_600_000, hungMs = 60_000, limits, ...rest } = run;
  const { errorBytes = defaultErrorBytes, ...handlers } = rest;
  signal?.throwIfAborted();
  const child = execa('/bin/sh', confinedArgs({ program, args, memoryBytes: limits?.memoryBytes }), {
    cwd,
    env: { ...withoutCharsetModules, ...env },
    detached: true,
    stdin: 'pipe',
    buffer: false,
    reject: false,
    stripFinalNewline: false,
  });
  const kill = () => killProcessGroup(child.pid);
  const stopped = { timedOut: false, hung: false, printedTooMuch: false };
  const stopFor = (reason: keyof typeof stopped) => {
    stopped[reason] = true;
    kill();
  };
  const watch = watchForHang(child.pid, hungMs, () => stopFor('hung'));
  const onTimeout = () => stopFor(watch.isIdleFor(idleAtEnd * hungMs) ? 'hung' : 'timedOut');
  const timer = setTimeout(onTimeout, withPatience(timeoutMs));
  signal?.addEventListener('abort', kill, { once: true });
  child.once('exit', () => child.stdin.destroy());
  const read = readOutput(child, handlers, {
    watch,
    maxBytes: limits?.outputBytes ?? Number.POSITIVE_INFINITY,
    onTooMany: () => stopFor('printedTooMuch'),
    onEnough: kill,
  });
  const tail = readErrors(child, handlers, { maxBytes: errorBytes, onTooMany: () => stopFor('printedTooMuch') });
  try {
    const [result, stderrTail, hadEnough] = await Promise.all([child, tail, read]);
    signal?.throwIfAborted();
    if (hadEnough || (result.exitCode === 0 && !Object.values(stopped).includes(true))) return;
    const { exitCode, signal: exitSignal, cause } = result;
    const ending = { ...stopped, hadMemoryLimit: limits !== undefined, exitCode, signal: exitSignal, cause };
    throw new FfmpegError({ program, args, stderrTail, ...ending });
  } finally {
    clearTimeout(timer);
    watch.stop();
    signal?.removeEventListener('abort', kill);
    // the group may outlive its shell
    kill();
  }
}

type Child = ResultPromise<{ detached: true; stdin: 'pipe'; buffer: false; reject: false; stripFinalNewline: false }>;

interface Reading {
  watch: HangWatch;
  maxBytes: number;
  onTooMany(): void;
  onEnough(): void;
}

/** Resolves with true if `onLine` had enough. After that, and beyond the limit, the rest is read and dropped. */
async function readOutput(child: Child, { onLine, onBytes }: Handlers, reading: Reading): Promise<boolean> {
  let received = 0;
  let hadEnough = false;
  const takeLine = (line: string) => {
    if (hadEnough || onLine?.(line) !== enough) return;
    hadEnough = true;
    reading.onEnough();
  };
  const lines = createLineReader(takeLine);
  for await (const bytes of child.iterable({ from: 'stdout', binary: true })) {
    received += bytes.length;
    if (received > reading.maxBytes) reading.onTooMany();
    if (hadEnough || received > reading.maxBytes) continue;
    if (onBytes) {
      await onBytes(bytes);
      reading.watch.touch();
      continue;
    }
    lines.add(bytes);
  }
  if (received <= reading.maxBytes) lines.end();
  return hadEnough;
}

const maxLineLength = 65_536;

/** Splits bytes into lines, in time and memory that a line without an end does not exceed. */
function createLineReader(onLine: (line: string) => void) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const add = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(0, maxLineLength);
    for (const line of lines) onLine(line.slice(0, maxLineLength));
  };
  return {
    add: (bytes: Uint8Array) => add(decoder.write(Buffer.from(bytes))),
    end() {
      add(decoder.end());
      if (rest !== '') onLine(rest);
    },
  };
}

const maxTailLines = 40;
const maxTailLineLength = 500;
const maxTailBytes = maxTailLines * maxTailLineLength;

/**
 * Resolves with the last lines. Without `onErrorLine` no line is read before the end, so that a tool that complains all
 * the time costs next to nothing. Beyond the limit the rest is read and dropped.
 */
async function readErrors(
  child: Child,
  { onErrorLine }: Handlers,
  { maxBytes, onTooMany }: Pick<Reading, 'maxBytes' | 'onTooMany'>,
): Promise<string> {
  const lines = onErrorLine ? createLineReader(onErrorLine) : null;
  let tail = Buffer.alloc(0);
  let received = 0;
  for await (const bytes of child.iterable({ from: 'stderr', binary: true })) {
    received += bytes.length;
    if (received > maxBytes) onTooMany();
    if (received > maxBytes) continue;
    tail = Buffer.concat([tail, bytes]).subarray(-maxTailBytes);
    lines?.add(bytes);
  }
  lines?.end();
  const lastLines = tail.toString().trimEnd().split('\n').slice(-maxTailLines);
  return lastLines.map((line) => line.slice(0, maxTailLineLength)).join('\n');
}
