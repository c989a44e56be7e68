import { basename } from 'node:path';

interface FfmpegFacts {
  program: string;
  args: string[];
  exitCode?: number;
  signal?: string;
  timedOut: boolean;
  /** It was ended because it did nothing any more. */
  hung?: boolean;
  /** It printed more than its limit. */
  printedTooMuch?: boolean;
  /** Its memory was limited. */
  hadMemoryLimit?: boolean;
  /** Its last lines on stderr. */
  stderrTail: string;
  cause?: unknown;
}

/** ffmpeg or ffprobe failed. The fields are for logs: users never see its output. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';
  readonly program: string;
  readonly args: string[];
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly stderrTail: string;
  /** It was killed from outside, or hung. That says nothing about the video, and the work may be retried. */
  readonly wasKilled: boolean;
  readonly hung: boolean;
  /** The file made it take more time, memory or output than it was given. */
  readonly brokeLimit: boolean;
  /** The disk that it wrote to was full. */
  readonly lackedSpace: boolean;

  constructor(facts: FfmpegFacts) {
    const program = basename(facts.program);
    super(`${program} ${ending(facts)}`, { cause: facts.cause });
    this.program = program;
    this.args = facts.args;
    this.exitCode = facts.exitCode ?? null;
    this.signal = facts.signal ?? null;
    this.timedOut = facts.timedOut;
    this.stderrTail = facts.stderrTail;
    const stopped = facts.timedOut || facts.printedTooMuch === true;
    this.hung = facts.hung === true;
    this.wasKilled = this.hung || (!stopped && wasEndedBySignal(facts));
    this.lackedSpace = lackedSpace(facts);
    this.brokeLimit = !this.hung && (stopped || (facts.hadMemoryLimit === true && lackedMemory(facts)));
  }
}

function ending({ timedOut, hung, printedTooMuch, exitCode, signal }: FfmpegFacts): string {
  if (hung) return 'hung';
  if (timedOut) return 'timed out';
  if (printedTooMuch) return 'printed too much';
  if (exitCode === undefined) return signal ? `was killed by ${signal}` : 'could not be started';
  return `exited with ${exitCode}`;
}

/** Signals sent from outside. Crashes (SIGSEGV, SIGABRT, …) are not listed: they would happen again. */
const sentSignals = new Map([
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGKILL', 9],
  ['SIGTERM', 15],
]);

/** A shell reports a signal as 128 + its number; ffmpeg exits with 255 after a signal that it handled. */
function wasEndedBySignal({ exitCode, signal }: FfmpegFacts): boolean {
  if (signal !== undefined) return sentSignals.has(signal);
  return exitCode === 255 || [...sentSignals.values()].some((number) => exitCode === 128 + number);
}

/** 256 − ENOSPC, and 256 − EDQUOT: with these ffmpeg exits. Its words alone prove nothing, since they quote the file. */
const spaceExitCodes = [228, 134];

function lackedSpace({ exitCode, stderrTail }: FfmpegFacts): boolean {
  const saysSo = /no space left on device|disk quota exceeded/i.test(stderrTail);
  return saysSo && exitCode !== undefined && spaceExitCodes.includes(exitCode);
}

/** A tool that gets no memory says so, fails without a word, or crashes (SIGABRT, SIGSEGV; a shell adds 128). */
function lackedMemory({ exitCode, signal, stderrTail }: FfmpegFacts): boolean {
  if (signal === 'SIGABRT' || signal === 'SIGSEGV' || exitCode === 134 || exitCode === 139) return true;
  return stderrTail.trim() === '' || /cannot allocate memory|failed to allocate/i.test(stderrTail);
}
