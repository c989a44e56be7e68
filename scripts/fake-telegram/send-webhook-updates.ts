import { setTimeout as delay } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import type { FakeBot } from './fake-bot.ts';

const waitBeforeRetryMs = 250;
/** Telegram waits about a minute for a reply. */
const replyWithinMs = 60_000;

/**
 * Posts updates to the bot's webhook: those of one chat one after the other, different chats in parallel. An update is
 * posted again until the answer is a 2xx.
 * @returns a function that stops it
 */
export function sendWebhookUpdates(bot: FakeBot): () => void {
  const ended = new AbortController();
  const busyChats = new Set<string>();
  const post = async (update: Update, chat: string) => {
    const { webhook } = bot;
    if (!webhook || ended.signal.aborted) return void busyChats.delete(chat);
    const problem = await postUpdate({ ...webhook, update, signal: ended.signal });
    if (problem === null) bot.updates.remove(update.update_id);
    else {
      bot.lastWebhookError = { atMs: bot.now(), message: problem };
      await delay(waitBeforeRetryMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
    busyChats.delete(chat);
    next();
  };
  const next = () => {
    if (!bot.webhook) return;
    for (const update of bot.updates.all()) {
      const chat = chatOf(update);
      if (busyChats.has(chat)) continue;
      busyChats.add(chat);
      void post(update, chat);
    }
  };
  const stopListening = bot.updates.onAdded(next);
  bot.onWebhookChanged(next);
  return () => {
    stopListening();
    ended.abort();
  };
}

function chatOf(update: Update): string {
  const { message, callback_query, my_chat_member } = update;
  return String((message ?? callback_query?.message ?? my_chat_member)?.chat.id ?? '');
}

/** @returns null on success, else what went wrong */
async function postUpdate({
  url,
  secret,
  update,
  signal,
}: {
  url: string;
  secret: string | null;
  update: Update;
  signal: AbortSignal;
}): Promise<string | null> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret === null ? {} : { 'X-Telegram-Bot-Api-Secret-Token': secret }),
      },
      body: JSON.stringify(update),
      signal: AbortSignal.any([signal, AbortSignal.timeout(replyWithinMs)]),
    });
    await reply.arrayBuffer();
    return reply.ok ? null : `Wrong response from the webhook: ${reply.status} ${reply.statusText}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
