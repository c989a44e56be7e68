import type { Logger } from '../logging/logger.ts';
import { answerWithinMs, beatMs } from './wake-worker.ts';

/** Wakes that come within this time have one answer. */
const answerMs = answerWithinMs / 3;
/** The first one comes soon: other workers may have started at the same time. */
const firstMs = 60_000;

interface Beats {
  /** Says that this worker lives. */
  beat(): Promise<void>;
  /** What else is done at each regular beat. */
  atEachBeat(): Promise<void>;
  logger: Logger;
}

/** Has a worker say that it lives: rarely while nobody wakes it, and soon after it was woken. */
export function startBeats({ beat, atEachBeat, logger }: Beats): { answerSoon(): void; stop(): void } {
  let isStopped = false;
  let answer: NodeJS.Timeout | null = null;
  let regular = wait(firstMs, beatAndGoOn);

  function wait(ms: number, work: () => Promise<void>): NodeJS.Timeout {
    const run = () => work().catch((err) => logger.warn({ err }, 'could not say that this worker lives'));
    return setTimeout(run, ms).unref();
  }

  async function beatAndGoOn(): Promise<void> {
    try {
      await beat();
      await atEachBeat();
    } finally {
      if (!isStopped) regular = wait(beatMs, beatAndGoOn);
    }
  }

  async function giveAnswer(): Promise<void> {
    answer = null;
    await beat();
  }

  return {
    answerSoon() {
      if (!isStopped) answer ??= wait(answerMs, giveAnswer);
    },
    stop() {
      isStopped = true;
      clearTimeout(regular);
      if (answer) clearTimeout(answer);
    },
  };
}
