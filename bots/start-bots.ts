import type { Config } from '../src/config/config.ts';
import type { Logger } from '../src/logging/logger.ts';
import type { CaptionBot } from './caption-bot/open-caption-bot.ts';

export interface StartBots {
  config: Pick<Config, 'operatorBot'>;
  logger: Logger;
  captionBot: CaptionBot | null;
}

/** Starts those that are configured; comes back at once. */
export function startBots({ config, logger, captionBot }: StartBots): { stop(): Promise<void> } {
  if (config.operatorBot) logger.warn('OPERATOR_BOT_TOKEN is set, but this version has no operators’ bot yet');
  if (!captionBot && !config.operatorBot) logger.info('no bot is configured');
  const running = captionBot ? [captionBot.start()] : [];
  return {
    async stop() {
      await Promise.all(running.map((bot) => bot.stop()));
    },
  };
}
