import type { Bot } from 'grammy';
import type { Config } from '../../src/infra/config/config.ts';
import type { Logger } from '../../src/infra/logging/logger.ts';
import { realSleeper, type Sleeper } from '../retry-with-backoff.ts';
import { allowedUpdates } from './create-caption-bot.ts';
import { setProfile } from './profile/set-profile.ts';
import { callWithRetry, type RunningBot } from './telegram/call-with-retry.ts';
import { telegramSignal } from './telegram/telegram-signal.ts';
import { pollUpdates } from './updates/poll-updates.ts';

export interface StartCaptionBot {
  bot: Bot;
  telegram: NonNullable<Config['telegram']>;
  publicBaseUrl: string;
  logger: Logger;
  sleeper?: Sleeper;
}

/** Where Telegram posts updates to, below PUBLIC_BASE_URL. */
export const webhookPath = '/telegram/webhook';

/**
 * Hears updates by polling, or tells Telegram where to post them, and keeps the bot's profile. It comes back at once:
 * what Telegram refuses or fails to answer is told in the log and tried again.
 */
export function startCaptionBot({ bot, telegram, publicBaseUrl, logger, sleeper = realSleeper }: StartCaptionBot): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { updates } = telegram;
  const setting = { bot, logger, sleeper, signal };
  const hearing =
    updates.mode === 'polling'
      ? pollUpdates(setting)
      : setWebhook({ ...setting, url: `${publicBaseUrl}${webhookPath}`, secret: updates.secret });
  const profile = callWithRetry(setting, () => setProfile(bot.api, telegramSignal(signal)));
  logger.info({ updates: updates.mode }, 'the caption bot listens');
  return {
    async stop() {
      stopping.abort();
      await Promise.all([hearing, profile]);
    },
  };
}

async function setWebhook({ url, secret, ...setting }: RunningBot & { url: string; secret: string }): Promise<void> {
  const options = { secret_token: secret, allowed_updates: allowedUpdates };
  await callWithRetry(setting, () => setting.bot.api.setWebhook(url, options, telegramSignal(setting.signal)));
}
