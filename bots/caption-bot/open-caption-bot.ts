import type { ChatServices } from '../../src/chat/chats/create-chats.ts';
import type { Clock } from '../../src/infra/clock.ts';
import type { Config } from '../../src/infra/config/config.ts';
import type { Logger } from '../../src/infra/logging/logger.ts';
import { createCaptionBot } from './create-caption-bot.ts';
import { startCaptionBot } from './start-caption-bot.ts';
import { receiveWebhookUpdate, type WebhookOutcome, type WebhookRequest } from './updates/receive-webhook-update.ts';

/** The parts of the caption bot that a process's roles use. */
export interface CaptionBot {
  /** For the role bots: polls for updates, or sets the webhook. */
  start(): { stop(): Promise<void> };
  /** For the role api: handles a request to the webhook; absent while the bot polls. */
  receiveUpdate?(request: WebhookRequest): Promise<WebhookOutcome>;
}

interface OpenCaptionBot {
  config: Pick<Config, 'telegram' | 'http'>;
  chats: Pick<ChatServices, 'receiveAll' | 'markBlocked'>;
  logger: Logger;
  clock: Clock;
}

/** null = no bot is configured. Before `start`, Telegram is called only to answer in a group. */
export function openCaptionBot({ config, ...deps }: OpenCaptionBot): CaptionBot | null {
  const { telegram, http } = config;
  if (!telegram) return null;
  const { botToken: token, apiRoot, updates } = telegram;
  const { bot, handle } = createCaptionBot({ ...deps, access: { token, apiRoot } });
  const start = () =>
    startCaptionBot({ bot, handle, telegram, publicBaseUrl: http.publicBaseUrl, logger: deps.logger });
  if (updates.mode === 'polling') return { start };
  const { secret } = updates;
  return { start, receiveUpdate: (request) => receiveWebhookUpdate({ handle, secret }, request) };
}
