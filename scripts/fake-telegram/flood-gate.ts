import { tooManyRequests } from './api-refusal.ts';

export interface FloodLimits {
  /** Messages that a chat accepts at once before the rate counts. */
  burst: number;
  /** Sustained rate for one chat. */
  perSecond: number;
}

/** Telegram documents about one message a second in a chat, and allows short bursts; 20 is our guess. */
export const usualFloodLimits: FloodLimits = { burst: 20, perSecond: 1 };

/** Limits how often messages are sent or edited in each chat. */
export class FloodGate {
  private readonly limits: FloodLimits;
  private readonly now: () => number;
  private readonly chats = new Map<number, { tokens: number; atMs: number }>();

  constructor(limits: FloodLimits, now: () => number) {
    this.limits = limits;
    this.now = now;
  }

  /** @throws ApiRefusal 429 */
  pass(chatId: number): void {
    const { burst, perSecond } = this.limits;
    const atMs = this.now();
    const last = this.chats.get(chatId) ?? { tokens: burst, atMs };
    const tokens = Math.min(burst, last.tokens + ((atMs - last.atMs) / 1000) * perSecond);
    if (tokens < 1) {
      this.chats.set(chatId, { tokens, atMs });
      throw tooManyRequests(Math.max(1, Math.ceil((1 - tokens) / perSecond)));
    }
    this.chats.set(chatId, { tokens: tokens - 1, atMs });
  }
}
