import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { confinedArgs } from '../../confined-process.ts';
import { killProcessGroup } from '../../processes.ts';

/** Of stdout: one address has at most 8,192 characters, and some programs end lines in their own way. */
const maxOutputCharacters = 16 * 1024;
const maxErrorCharacters = 256 * 1024;
/** For a program in Python with ffmpeg beside it. */
const memoryBytes = 4_000_000_000;
/** Downloads of picture and sound lie beside the file that is made of them. */
const folderFactor = 2;
const lookEveryMs = 200;
/** For what the program printed last. A process that left its group would hold the pipes open for ever. */
const lastWordsMs = 1_000;

export interface ResolverRun {
  program: string;
  args: readonly string[];
  /** Folders in which programs are looked for, as in the environment. */
  path: string;
  /** An empty folder: its working folder, its HOME, and where it may write. */
  folder: string;
  maxBytes: number;
  timeoutMs: number;
  signal: AbortSignal;
}

export interface ResolverEnd {
  /** Why it was ended; null = it ended by itself. */
  stopped: 'timed_out' | 'printed_too_much' | 'wrote_too_much' | null;
  exitCode: number | null;
  stdout: string;
  /** Its last words, for operators. */
  stderrTail: string;
}

/**
 * Runs the operator's program without a shell of its own, in its own process group and folder, at low priority. Of the
 * environment it gets PATH and the language alone: no setting and no secret of the service. When this returns, no process of
 * its group is left.
 * @throws the signal's reason when aborted
 */
export async function runResolver(run: ResolverRun): Promise<ResolverEnd> {
  const { program, args, path, folder, maxBytes, timeoutMs, signal } = run;
  signal.throwIfAborted();
  const child = execa('/bin/sh', confinedArgs({ program, args, memoryBytes, fileBytes: maxBytes }), {
    cwd: folder,
    extendEnv: false,
    env: { PATH: path, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    detached: true,
    stdin: 'pipe',
    reject: false,
    maxBuffer: { stdout: maxOutputCharacters, stderr: maxErrorCharacters },
  });
  let stopped: ResolverEnd['stopped'] = null;
  const kill = () => killProcessGroup(child.pid);
  const stopFor = (reason: ResolverEnd['stopped']) => {
    stopped ??= reason;
    kill();
  };
  const timer = setTimeout(() => stopFor('timed_out'), timeoutMs);
  const stopLooking = watchFolder(folder, maxBytes * folderFactor, () => stopFor('wrote_too_much'));
  signal.addEventListener('abort', kill, { once: true });
  let lastWords: NodeJS.Timeout | undefined;
  child.once('exit', () => {
    child.stdin.destroy();
    lastWords = setTimeout(() => {
      for (const pipe of [child.stdout, child.stderr]) pipe.destroy();
    }, lastWordsMs);
  });
  try {
    const result = await child;
    signal.throwIfAborted();
    return {
      stopped: stopped ?? (result.isMaxBuffer ? 'printed_too_much' : null),
      exitCode: result.exitCode ?? null,
      stdout: result.stdout ?? '',
      stderrTail: (result.stderr ?? '').slice(-4000),
    };
  } finally {
    clearTimeout(timer);
    clearTimeout(lastWords);
    stopLooking();
    signal.removeEventListener('abort', kill);
    // the group may outlive its shell
    kill();
  }
}

/** Calls `onTooMuch` when the files of a folder have more bytes together. @returns ends the watch */
function watchFolder(folder: string, maxBytes: number, onTooMuch: () => void): () => void {
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    if ((await bytesIn(folder)) > maxBytes) onTooMuch();
    isLooking = false;
  }, lookEveryMs);
  return () => clearInterval(timer);
}

/** A folder with more files than this counts as too large. */
const maxFiles = 1000;

async function bytesIn(folder: string): Promise<number> {
  try {
    const names = await readdir(folder, { recursive: true });
    if (names.length > maxFiles) return Number.POSITIVE_INFINITY;
    const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    // it was just removed
    return 0;
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await lstat(file).catch(() => null);
  return found?.isFile() ? found.size : 0;
}
