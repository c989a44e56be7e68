import type { Transaction } from '../../infra/database/transaction.ts';

/** Makes a call that is sent twice happen once: the second time it gets the first reply. */
export interface Idempotency {
  /** Asks whether this call may run. Of any number of simultaneous ones, one alone is `fresh`. */
  begin(call: IdempotentCall): Promise<IdempotentStart>;
}

export interface IdempotentCall {
  /** Who calls, in one word (`token:<id>`, `integration:<id>`): the same key of another caller is another key. */
  caller: string;
  /** The user that the caller is; null = none. */
  userId: number | null;
  /** The token or API key that came with the call. Replies are encrypted by it; it is never stored. */
  callerSecret: string;
  /** Without its `/api`. */
  path: string;
  /** The Idempotency-Key, 1–255 characters. */
  key: string;
  /** Any text that differs when what is asked differs, e.g. the SHA-256 of the body. */
  bodyHash: string;
}

export type IdempotentStart =
  | FreshCall
  | { kind: 'replay'; reply: KeptReply }
  /** The first one is still running. */
  | { kind: 'in_flight' }
  /** The key has been used with another body. */
  | { kind: 'other_body' };

export interface FreshCall {
  kind: 'fresh';
  /**
   * Keeps the reply for 24 h from now; takes effect with the transaction, which is the action's own.
   * @throws AppError `idempotency_in_flight` when it took so long (a minute) that another call took its place
   */
  commit(transaction: Transaction, reply: KeptReply): Promise<void>;
  /** Gives the key free again: for a call that ended without a reply to keep. Harmless after `commit`. */
  abandon(): Promise<void>;
}

/** Must survive JSON. */
export interface KeptReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
