import { createHash, timingSafeEqual } from 'node:crypto';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { handleUpdate } from './handle-update.ts';

export interface WebhookRequest {
  /** `X-Telegram-Bot-Api-Secret-Token`; null = it has none. */
  secret: string | null;
  body: Buffer;
}

/** `refused`: it does not prove itself. `unreadable`: it is no update. */
export type WebhookOutcome = 'taken' | 'refused' | 'unreadable';

/**
 * Takes in what was posted to the webhook. @throws when it could not be kept: Telegram posts what was not answered with
 * a 2xx again, so nothing is lost
 */
export async function receiveWebhookUpdate(
  { bot, secret }: { bot: Bot; secret: string },
  request: WebhookRequest,
): Promise<WebhookOutcome> {
  if (request.secret === null || !isSame(request.secret, secret)) return 'refused';
  const update = readUpdate(request.body);
  if (!update) return 'unreadable';
  await handleUpdate(bot, update);
  return 'taken';
}

/** Takes the same time wherever they differ; hashed, since the comparison wants equal lengths. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
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
