import { basename } from 'node:path';

export interface FfmpegFacts {
  program: string;
  args: string[];
  exitCode?: number;
  signal?: string;
  timedOut: boolean;
  /** The last lines it printed. */
  stderrTail: string;
  cause?: unknown;
}

/** ffmpeg or ffprobe did not end well. Its facts are for logs: people never see its words. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';
  readonly program: string;
  readonly args: string[];
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly stderrTail: string;
  /** Somebody ended it: that says nothing about the video, and the work may be done again. */
  readonly wasKilled: boolean;

  constructor(facts: FfmpegFacts) {
    const program = basename(facts.program);
    super(`${program} ${ending(facts)}`, { cause: facts.cause });
    this.program = program;
    this.args = facts.args;
    this.exitCode = facts.exitCode ?? null;
    this.signal = facts.signal ?? null;
    this.timedOut = facts.timedOut;
    this.stderrTail = facts.stderrTail;
    this.wasKilled = !facts.timedOut && endedBySignal(facts);
  }
}

function ending({ timedOut, exitCode, signal }: FfmpegFacts): string {
  if (timedOut) return 'took too long';
  if (exitCode === undefined) return signal ? `was ended by ${signal}` : 'could not be started';
  return `ended with ${exitCode}`;
}

/** Signals that somebody sends. A crash (SIGSEGV, SIGABRT, …) is none of them: it would come again. */
const sentSignals = new Map([
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGKILL', 9],
  ['SIGTERM', 15],
]);

/** A shell reports a signal as 128 + its number; ffmpeg ends with 255 after one that it could catch. */
function endedBySignal({ exitCode, signal }: FfmpegFacts): boolean {
  if (signal !== undefined) return sentSignals.has(signal);
  return exitCode === 255 || [...sentSignals.values()].some((number) => exitCode === 128 + number);
}
