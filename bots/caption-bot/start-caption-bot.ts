import type { Config } from '../../src/infra/config/config.ts';
import type { Logger } from '../../src/infra/logging/logger.ts';
import { realSleeper, type Sleeper } from '../telegram/retry-with-backoff.ts';
import type { BotWithUpdates } from './create-caption-bot.ts';
import { setProfile } from './profile/set-profile.ts';
import { callWithRetry, type RunningBot, telegramSignal } from './telegram/telegram-api.ts';
import { allowedUpdates, pollUpdates } from './updates/poll-updates.ts';

interface StartCaptionBot extends BotWithUpdates {
  telegram: NonNullable<Config['telegram']>;
  publicBaseUrl: string;
  logger: Logger;
  sleeper?: Sleeper;
}

/** Telegram posts updates to this path below PUBLIC_BASE_URL. */
const webhookPath = '/telegram/webhook';

/**
 * Receives updates by polling, or sets the webhook, and updates the bot's profile. Returns at once: calls that fail are
 * logged and tried again.
 */
export function startCaptionBot({
  bot,
  handle,
  telegram,
  publicBaseUrl,
  logger,
  sleeper = realSleeper,
}: StartCaptionBot): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { updates } = telegram;
  const running = { bot, logger, sleeper, signal };
  const receiving =
    updates.mode === 'polling'
      ? pollUpdates({ ...running, handle })
      : setWebhook({ ...running, url: `${publicBaseUrl}${webhookPath}`, secret: updates.secret });
  const profile = callWithRetry(running, () => setProfile(bot.api, telegramSignal(signal)));
  logger.info({ updates: updates.mode }, 'the caption bot is running');
  return {
    async stop() {
      stopping.abort();
      await Promise.all([receiving, profile]);
    },
  };
}

async function setWebhook({ url, secret, ...running }: RunningBot & { url: string; secret: string }): Promise<void> {
  const options = { secret_token: secret, allowed_updates: allowedUpdates };
  await callWithRetry(running, () => running.bot.api.setWebhook(url, options, telegramSignal(running.signal)));
}
