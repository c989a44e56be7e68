import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CleanUp } from '../service/temporary-service.ts';
import type { PulseResult } from './latencies.ts';
import type { PulseOrder } from './pulse-program.ts';

export interface PulseReading {
  service: PulseResult;
  /** The same pulse against a server that does nothing: what the machine alone costs. */
  idle: PulseResult;
}

export interface Pulse {
  /** What was measured since the last time. Waits for the answer that is still awaited. */
  take(): Promise<PulseReading>;
}

interface PulseOptions {
  baseUrl: string;
  /** Default 5. */
  everyMs?: number;
  /** A beat without an answer by then has failed. Default 120,000. */
  timeoutMs?: number;
}

/** Asks the service for `/healthz` every few milliseconds, from a process of its own, until the end. */
export async function startPulse(
  cleanUp: CleanUp,
  { baseUrl, everyMs = 5, timeoutMs = 120_000 }: PulseOptions,
): Promise<Pulse> {
  const idle = startProgram('idle-server.ts', cleanUp);
  const [port] = await once(idle, 'message');
  const pulseOf = (url: string) => {
    const program = startProgram('pulse-program.ts', cleanUp);
    send(program, { kind: 'start', url, everyMs, timeoutMs });
    return program;
  };
  const [service, nothing] = [pulseOf(`${baseUrl}/healthz`), pulseOf(`http://127.0.0.1:${port}/`)];
  const take = async () => {
    const [ofService, ofIdle] = await Promise.all([resultOf(service), resultOf(nothing)]);
    return { service: ofService, idle: ofIdle };
  };
  // programs take a moment to start
  await take();
  return { take };
}

function startProgram(name: string, cleanUp: CleanUp): ChildProcess {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const program = fork(file, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  cleanUp(async () => program.kill());
  return program;
}

async function resultOf(program: ChildProcess): Promise<PulseResult> {
  const answered = once(program, 'message');
  send(program, { kind: 'take' });
  const [result] = await answered;
  return result;
}

function send(program: ChildProcess, order: PulseOrder): void {
  program.send(order);
}
