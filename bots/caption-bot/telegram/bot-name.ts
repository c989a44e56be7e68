import type { Api } from 'grammy';
import { within } from './telegram-signal.ts';

/** Asks Telegram once what the bot is called; where that fails, the next time again. */
export function createBotName(api: Api, answerWithinMs: number): () => Promise<string | null> {
  let known: string | null = null;
  return async () => {
    try {
      known ??= (await api.getMe(within(new AbortController().signal, answerWithinMs))).username;
    } catch {
      // nothing hangs on it but a link that saves typing
    }
    return known;
  };
}
