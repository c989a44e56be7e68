import { ExecaError, execa, parseCommandString } from 'execa';
import { AppError } from '../../../infra/errors/app-error.ts';
import { killProcessGroup } from '../../../infra/kill-process-group.ts';

interface SpeechCommandRun {
  command: string;
  wavFile: string;
  environment: Record<string, string>;
  timeoutMs: number;
  signal?: AbortSignal;
}

/** Bytes. An hour of words is about a megabyte. */
const maxOutputBytes = 64 * 1024 * 1024;

/**
 * Runs the command without a shell and returns its stdout. Always ends it and every process that it has started.
 * @throws AppError `speech_unavailable` (no such program), `speech_failed`; the signal's reason when aborted
 */
export async function runSpeechCommand(run: SpeechCommandRun): Promise<string> {
  const [program = '', ...args] = parseCommandString(run.command);
  const child = execa(program, [...args, run.wavFile], {
    env: run.environment,
    timeout: run.timeoutMs,
    cancelSignal: run.signal,
    forceKillAfterDelay: 1000,
    maxBuffer: maxOutputBytes,
    stdin: 'ignore',
    // Its own process group, so that what a wrapper script has started can be ended with it.
    detached: true,
    cleanup: true,
  });
  const endAll = () => killProcessGroup(child.pid);
  run.signal?.addEventListener('abort', endAll, { once: true });
  try {
    return (await child).stdout;
  } catch (cause) {
    run.signal?.throwIfAborted();
    throw cause instanceof ExecaError ? failureOf(cause) : cause;
  } finally {
    run.signal?.removeEventListener('abort', endAll);
    endAll();
  }
}

/** Looks the program up like the shell does. Its name is passed as an argument, never as shell code. */
export async function findProgram(command: string): Promise<{ name: string; found: boolean }> {
  const [name = ''] = parseCommandString(command);
  const { exitCode } = await execa('sh', ['-c', 'command -v -- "$1"', 'sh', name], { reject: false });
  return { name, found: name !== '' && exitCode === 0 };
}

function failureOf(cause: ExecaError): AppError {
  const stderr = typeof cause.stderr === 'string' ? cause.stderr : '';
  const details = { exitCode: cause.exitCode, signal: cause.signal, stderrTail: stderr.slice(-4000) };
  if (cause.code === 'ENOENT' || cause.code === 'EACCES') {
    return new AppError('speech_unavailable', { reason: 'program_missing', cause, details });
  }
  const reason = cause.timedOut ? 'program_timed_out' : 'program_failed';
  return new AppError('speech_failed', { reason, cause, details });
}
