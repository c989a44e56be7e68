import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PulseResult } from '../../pulse/latencies.ts';
import type { CleanUp } from '../../service/temporary-service.ts';
import type { CallersOrder } from './callers-program.ts';

/** `failures`: replies with another status than those of the order. Milliseconds. */
export type CallersResult = PulseResult & { perSecond: number };

/** Starts a process that plays callers. @returns plays one order, and resolves when it is through */
export async function startCallers(cleanUp: CleanUp): Promise<(order: CallersOrder) => Promise<CallersResult>> {
  const file = fileURLToPath(new URL('callers-program.ts', import.meta.url));
  const program = fork(file, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  cleanUp(async () => program.kill());
  return async (order) => {
    const answered = once(program, 'message');
    program.send(order);
    const [result] = await answered;
    return result;
  };
}
