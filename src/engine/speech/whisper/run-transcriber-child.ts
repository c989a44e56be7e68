import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { programDir } from '../../../infra/config/project-dirs.ts';
import type { Transcript } from '../transcriber.ts';
import { type ChildMessage, type ChildRequest, childMessageSchema, type TranscriptionCost } from './child-messages.ts';

export interface ChildResult {
  transcript: Transcript;
  cost: TranscriptionCost;
}

export interface ListenerOptions {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/**
 * Listens in a process of its own and ends it, whatever happens. One process for one transcription: starting it and
 * loading the model takes about a second, and between videos nothing sits on half a gigabyte.
 * @throws ListenerError when the process fails; the signal's reason when aborted
 */
export async function runTranscriberChild(
  request: Omit<ChildRequest, 'scratchDir'>,
  { signal, onProgress }: ListenerOptions = {},
): Promise<ChildResult> {
  signal?.throwIfAborted();
  // Beside the sound, where a crash of the service leaves nothing that is not swept with it.
  const scratchDir = await mkdtemp(`${request.wavFile}.listening-`);
  const child = startListener();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    return await resultOf(child, { ...request, scratchDir }, { signal, onProgress });
  } finally {
    killGroup(child);
    await ended;
    await rm(scratchDir, { recursive: true, force: true });
  }
}

function startListener(): ChildProcess {
  return fork(join(programDir, 'transcriber-child.js'), {
    execArgv: ['--enable-source-maps'],
    // A group of its own: a signal to the service's group leaves it to the service to finish or to end the work.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function resultOf(
  child: ChildProcess,
  request: ChildRequest,
  { signal, onProgress }: ListenerOptions,
): Promise<ChildResult> {
  const stderr = tailOf(child);
  return new Promise((resolve, reject) => {
    const fail = (message: string, exitCode: number | null = null, exitSignal: string | null = null) =>
      reject(new TranscriberChildError(message, { exitCode, signal: exitSignal, stderrTail: stderr() }));
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.once('close', (code, exitSignal) => {
      signal?.removeEventListener('abort', onAbort);
      fail('The listening process ended before it was done.', code, exitSignal);
    });
    child.once('error', (error) => fail(error.message));
    child.on('message', (message) => {
      const parsed = childMessageSchema.safeParse(message);
      if (!parsed.success) return fail('The listening process sent something unreadable.');
      try {
        handle(parsed.data, { resolve, fail, onProgress });
      } catch (error) {
        // The caller's own, from onProgress: it must not end the service.
        reject(error);
      }
    });
    child.send(request, (error) => error && fail(error.message));
  });
}

interface Handlers {
  resolve: (result: ChildResult) => void;
  fail: (message: string) => void;
  onProgress?: (share: number) => void;
}

function handle(message: ChildMessage, { resolve, fail, onProgress }: Handlers): void {
  if (message.kind === 'progress') onProgress?.(message.share);
  else if (message.kind === 'done') resolve({ transcript: message.transcript, cost: message.cost });
  else fail(message.reason);
}

/** The group, since the loader may have started a helper in it. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

const tailLength = 4000;

function tailOf(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-tailLength);
  });
  return () => tail;
}

/** A listening process that ended without a transcript. */
export class TranscriberChildError extends Error {
  override readonly name = 'ListenerError';
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The last of what it wrote to stderr. */
  readonly stderrTail: string;

  constructor(message: string, facts: { exitCode: number | null; signal: string | null; stderrTail: string }) {
    super(message);
    this.exitCode = facts.exitCode;
    this.signal = facts.signal;
    this.stderrTail = facts.stderrTail;
  }
}
