import { setTimeout as delay } from 'node:timers/promises';
import type { MessengerError } from '../../src/chat/chats/messenger.ts';
import type { Logger } from '../../src/infra/logging/logger.ts';

export interface Sleeper {
  /** Waits. Resolves early when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const realSleeper: Sleeper = {
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};

const firstWaitMs = 1_000;
const maxWaitMs = 60_000;

/**
 * Calls `act` until it succeeds. The waits grow from 1 s to 1 min.
 * @param options.onFailure gets each error; returns how long to wait instead, in milliseconds (null = the usual time)
 * @returns null when the signal has aborted
 */
export async function retryWithBackoff<T>(
  act: () => Promise<T>,
  { sleeper, signal, onFailure }: { sleeper: Sleeper; signal: AbortSignal; onFailure(error: unknown): number | null },
): Promise<T | null> {
  for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted) return null;
      await sleeper.sleep(onFailure(error) ?? waitMs, signal);
    }
  }
  return null;
}

/** What the parts of a running bot share. */
export interface Running {
  logger: Logger;
  sleeper: Sleeper;
  /** Aborts when the process stops. */
  signal: AbortSignal;
}

interface CallingBot {
  /** As the log names it. */
  name: string;
  tokenVariable: string;
  /** What to do when another process polls the same bot. */
  onConflict: string;
  messengerErrorOf(error: unknown): MessengerError;
}

/** Makes a function that calls Telegram until it answers, and logs why it does not and what an operator can do. */
export function createCallWithRetry({ name, tokenVariable, onConflict, messengerErrorOf }: CallingBot) {
  const adviceOn = ({ statusCode }: MessengerError) => {
    if (statusCode === 401 || statusCode === 404) {
      return `Telegram rejects ${tokenVariable}: get a new token from BotFather, and check TELEGRAM_API_ROOT`;
    }
    if (statusCode === 409)
      return `another process polls the same bot: run one process with the role bots, ${onConflict}`;
    return `Telegram does not answer ${name}; trying again`;
  };
  /** @returns null when the process stops first */
  return <T>({ logger, sleeper, signal }: Running, call: () => Promise<T>): Promise<T | null> =>
    retryWithBackoff(call, {
      sleeper,
      signal,
      onFailure(error) {
        const problem = messengerErrorOf(error);
        logger.warn({ problem: problem.message, statusCode: problem.statusCode }, adviceOn(problem));
        return problem.retryAfterMs;
      },
    });
}
