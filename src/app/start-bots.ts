import type { CaptionBot } from '../../bots/caption-bot/open-caption-bot.ts';
import type { OperatorBot } from '../../bots/operator-bot/open-operator-bot.ts';
import type { Logger } from '../infra/logging/logger.ts';

interface StartBots {
  logger: Logger;
  captionBot: CaptionBot | null;
  operatorBot: OperatorBot | null;
}

/** Starts the bots that are configured. Returns at once. */
export function startBots({ logger, captionBot, operatorBot }: StartBots): { stop(): Promise<void> } {
  const running = [captionBot, operatorBot].flatMap((bot) => (bot ? [bot.start()] : []));
  if (running.length === 0) logger.info('no bot is configured');
  return {
    async stop() {
      await Promise.all(running.map((bot) => bot.stop()));
    },
  };
}
