import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { programDir } from '../../../infra/config/project-dirs.ts';
import { lowerChildPriority } from '../../../infra/priorities.ts';
import { killProcessGroup } from '../../../infra/processes.ts';
import type { TranscribeOptions, Transcript } from '../transcriber.ts';
import { type ChildRequest, childMessageSchema, type TranscriptionCost } from './child-messages.ts';

interface ChildResult {
  transcript: Transcript;
  cost: TranscriptionCost;
}

/**
 * Transcribes in a child process, which it always ends. One process per transcription: starting it and loading the model
 * takes about a second, and no process holds half a gigabyte of memory between videos.
 * @throws TranscriberChildError when the process fails; the signal's reason when aborted
 */
export async function runTranscriberChild(
  request: Omit<ChildRequest, 'scratchDir' | 'pieces' | 'wantsWords'>,
  options: TranscribeOptions = {},
): Promise<ChildResult> {
  options.signal?.throwIfAborted();
  // Next to the audio file, so that the folder is swept with it if the service crashes.
  const scratchDir = await mkdtemp(`${request.wavFile}.transcribing-`);
  const child = startChild();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    const { pieces, onWords } = options;
    const whole = { ...request, scratchDir, pieces: pieces?.known ?? {}, wantsWords: onWords !== undefined };
    return await resultOf(child, whole, options);
  } finally {
    // the whole group, since Node's module loader may have started a helper process in it
    killProcessGroup(child.pid);
    await ended;
    await rm(scratchDir, { recursive: true, force: true });
  }
}

function startChild(): ChildProcess {
  const child = fork(join(programDir, 'transcriber-child.js'), {
    execArgv: ['--enable-source-maps'],
    // Its own process group: after a signal to the service's group, the service decides whether to finish the work.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  lowerChildPriority(child.pid);
  return child;
}

function resultOf(
  child: ChildProcess,
  request: ChildRequest,
  { signal, onProgress, onWords, pieces }: TranscribeOptions,
): Promise<ChildResult> {
  const stderr = tailOf(child);
  return new Promise((resolve, reject) => {
    const fail = (message: string, exitCode: number | null = null, exitSignal: string | null = null) =>
      reject(new TranscriberChildError(message, { exitCode, signal: exitSignal, stderrTail: stderr() }));
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.once('close', (code, exitSignal) => {
      signal?.removeEventListener('abort', onAbort);
      fail('The transcriber process ended before it was done.', code, exitSignal);
    });
    child.once('error', (error) => fail(error.message));
    child.on('message', (message) => {
      const parsed = childMessageSchema.safeParse(message);
      if (!parsed.success) return fail('The transcriber process sent an invalid message.');
      const { data } = parsed;
      try {
        if (data.kind === 'progress') onProgress?.(data.share);
        else if (data.kind === 'piece') pieces?.add(data.id, data.piece);
        else if (data.kind === 'words') onWords?.(data.beginning);
        else if (data.kind === 'done') resolve({ transcript: data.transcript, cost: data.cost });
        else fail(data.reason);
      } catch (error) {
        // thrown by the caller's onProgress or onWords: it must not crash the service
        reject(error);
      }
    });
    child.send(request, (error) => error && fail(error.message));
  });
}

const tailLength = 4000;

function tailOf(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-tailLength);
  });
  return () => tail;
}

/** The transcriber process ended without a transcript. */
export class TranscriberChildError extends Error {
  override readonly name = 'TranscriberChildError';
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The end of its stderr. */
  readonly stderrTail: string;

  constructor(message: string, facts: { exitCode: number | null; signal: string | null; stderrTail: string }) {
    super(message);
    this.exitCode = facts.exitCode;
    this.signal = facts.signal;
    this.stderrTail = facts.stderrTail;
  }
}
