import type { Logger } from '../src/infra/logging/logger.ts';
import type { CaptionBot } from './caption-bot/open-caption-bot.ts';
import type { OperatorBot } from './operator-bot/open-operator-bot.ts';

export interface StartBots {
  logger: Logger;
  captionBot: CaptionBot | null;
  operatorBot: OperatorBot | null;
}

/** Starts the configured bots and returns at once. */
export function startBots({ logger, captionBot, operatorBot }: StartBots): { stop(): Promise<void> } {
  const running = [captionBot, operatorBot].flatMap((bot) => (bot ? [bot.start()] : []));
  if (running.length === 0) logger.info('no bot is configured');
  return {
    async stop() {
      await Promise.all(running.map((bot) => bot.stop()));
    },
  };
}
