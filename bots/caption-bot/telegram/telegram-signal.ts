import type { Api } from 'grammy';

/** The library is written against a polyfill’s type, which Node’s own signals are not of, though they do. */
export type TelegramSignal = NonNullable<Parameters<Api['getWebhookInfo']>[0]>;

export function telegramSignal(signal: AbortSignal): TelegramSignal {
  return signal as unknown as TelegramSignal;
}

/** Ends when `signal` does, and after `ms` at the latest. */
export function within(signal: AbortSignal, ms: number): TelegramSignal {
  return telegramSignal(AbortSignal.any([signal, AbortSignal.timeout(ms)]));
}
