import type { Update } from 'grammy/types';
import { safeEqual } from '../../../src/infra/secrets.ts';
import type { BotWithUpdates } from '../create-caption-bot.ts';

export interface WebhookRequest {
  /** The header `X-Telegram-Bot-Api-Secret-Token`; null = absent. */
  secret: string | null;
  body: Buffer;
}

/** `refused`: the secret is wrong. `unreadable`: the body is no update. */
export type WebhookOutcome = 'taken' | 'refused' | 'unreadable';

/**
 * Handles a request to the webhook.
 * @throws when the update could not be stored: Telegram repeats a request that was not answered with 2xx
 */
export async function receiveWebhookUpdate(
  { handle, secret }: Pick<BotWithUpdates, 'handle'> & { secret: string },
  request: WebhookRequest,
): Promise<WebhookOutcome> {
  if (request.secret === null || !safeEqual(request.secret, secret)) return 'refused';
  const update = readUpdate(request.body);
  if (!update) return 'unreadable';
  await handle([update]);
  return 'taken';
}

function readUpdate(body: Buffer): Update | null {
  try {
    const update: unknown = JSON.parse(body.toString('utf8'));
    const isUpdate = typeof update === 'object' && update !== null && 'update_id' in update;
    return isUpdate ? (update as Update) : null;
  } catch {
    return null;
  }
}
