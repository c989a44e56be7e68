import { tooManyRequests } from './api-refusal.ts';

export interface FloodLimits {
  /** How many messages a chat takes at once before its pace counts. */
  burst: number;
  /** Sustained, for one chat. */
  perSecond: number;
}

/** Telegram publishes about one message a second in one chat and lets short bursts pass; the burst is our guess. */
export const usualFloodLimits: FloodLimits = { burst: 20, perSecond: 1 };

/** Counts what is sent or edited in each chat. */
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
