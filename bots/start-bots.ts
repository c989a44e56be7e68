import type { Config } from '../src/config/config.ts';
import type { Logger } from '../src/logging/logger.ts';

/** Says honestly what there is: the chat bots are still to come, and a token that does nothing must not look as if it did. */
export function startBots({
  config,
  logger,
}: {
  config: Pick<Config, 'telegram' | 'operatorBot'>;
  logger: Logger;
}): void {
  if (config.telegram) logger.warn('TELEGRAM_BOT_TOKEN is set, but this version has no caption bot yet');
  if (config.operatorBot) logger.warn('OPERATOR_BOT_TOKEN is set, but this version has no operators’ bot yet');
  if (!config.telegram && !config.operatorBot) logger.info('no bot is configured');
}
