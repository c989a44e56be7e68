import type { Clock } from '../../src/infra/clock.ts';
import type { Config } from '../../src/infra/config/config.ts';
import type { Logger } from '../../src/infra/logging/logger.ts';
import type { Operations } from '../../src/product/operations/create-operations.ts';
import { realSleeper, type Sleeper } from '../telegram/retry-with-backoff.ts';
import { createOperatorBot } from './create-operator-bot.ts';
import { pollUpdates } from './poll-updates.ts';
import { setMenu } from './set-menu.ts';

/** The operators' bot, for the role bots. */
export interface OperatorBot {
  /** Returns at once. Calls that fail are logged and tried again. */
  start(): { stop(): Promise<void> };
}

interface OpenOperatorBot {
  config: Pick<Config, 'operatorBot'>;
  operations: Operations;
  logger: Logger;
  clock: Clock;
  sleeper?: Sleeper;
}

const watchEveryMs = 60_000;

/** null = no bot is configured. */
export function openOperatorBot({ config, ...deps }: OpenOperatorBot): OperatorBot | null {
  const { operatorBot } = config;
  if (!operatorBot) return null;
  const { logger, sleeper = realSleeper } = deps;
  return {
    start() {
      const stopping = new AbortController();
      const { signal } = stopping;
      const bot = createOperatorBot({ ...deps, config: operatorBot, sleeper, signal });
      const polling = { ...deps, bot, sleeper, signal, chatIds: operatorBot.chatIds };
      const running = [pollUpdates(polling), setMenu(polling), watch(polling)];
      logger.info('the operators’ bot is running');
      return {
        async stop() {
          stopping.abort();
          await Promise.all(running);
        },
      };
    },
  };
}

/** Workers check alert rules too, but cannot notice that no worker runs. Real time, also in tests with a fake sleeper. */
async function watch({ operations, logger, signal }: { operations: Operations; logger: Logger; signal: AbortSignal }) {
  while (!signal.aborted) {
    await realSleeper.sleep(watchEveryMs, signal);
    if (signal.aborted) return;
    await operations.watch().catch((err) => logger.error({ err }, 'troubles could not be looked for'));
  }
}
