import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { DictionaryEntry } from '../../engine/captions/wording/dictionary.ts';
import type { ChatAddress } from '../../infra/chat-address.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { Language } from '../../texts/languages.ts';
import type { LedgerKind } from '../billing/ledger-entry.model.ts';

export interface AccountServices {
  /** null = unknown or revoked. Also records the token's last use. */
  authenticateToken(apiToken: string): Promise<{ userId: number; tokenId: string } | null>;
  /**
   * @throws AppError `unauthenticated` (wrong api key), `invalid_input` with `details.errors` (see {@link FieldErrors})
   */
  registerUser(input: RegisterUserInput, transaction?: Transaction): Promise<RegisteredUser>;
  createUser(input: {
    email: string;
  }): Promise<{ userId: number; email: string; apiToken: string; callbackSecret: string }>;
  makeAdmin(input: { email: string }): Promise<{ userId: number }>;
  /**
   * For operators, newest first.
   * @param input.search part of an email or a name, or a number; absent = everybody
   * @param input.before `nextBefore` of the page before
   */
  listUsers(input: { search?: string; before?: number; limit: number }): Promise<{
    users: UserView[];
    nextBefore: number | null;
  }>;
  getProfile(userId: number): Promise<Profile>;
  getUsage(userId: number, period: { from: Date; to: Date }): Promise<Usage>;
  /** null while payments are off. */
  getBalance(userId: number): Promise<Balance | null>;
  /** What changed the balance, newest first; the monthly allowance itself is no entry. */
  listLedger(userId: number, page: { limit: number }): Promise<LedgerEntryView[]>;
  /**
   * For operators: gives seconds, or takes some back. Told twice under one `requestId`, it counts once.
   * @throws AppError `not_found` when nobody has the address, `invalid_input` on `seconds` or `reason`
   */
  creditAccount(input: CreditAccountInput): Promise<{
    userId: number;
    /** false = this request has been carried out before. */
    credited: boolean;
    /** null while payments are off. */
    balanceSeconds: number | null;
  }>;
  getCallbackSecret(userId: number): Promise<string>;
  /** `oldValidUntil`: until when older ones sign too; null = none does. */
  getCallbackSecretState(userId: number): Promise<{ callbackSecret: string; oldValidUntil: Date | null }>;
  /**
   * A new secret for the user's callbacks; until `oldValidUntil` (24 h) the old one signs them too.
   * @throws AppError `conflict` when three old ones are still in use
   */
  rotateCallbackSecret(userId: number): Promise<{ callbackSecret: string; oldValidUntil: Date }>;
  getDictionary(userId: number): Promise<DictionaryEntry[]>;
  /** Counts for videos created from now on. */
  setDictionary(userId: number, dictionary: DictionaryEntry[]): Promise<void>;
  /** The look that is chosen before anything else is said of a video. */
  getDefaultSettings(userId: number): Promise<CaptionSettings>;
  setDefaultSettings(userId: number, settings: CaptionSettings): Promise<void>;
  /**
   * Whether videos made over the API are sent to a chat of theirs.
   * @throws AppError `not_found`, also for a chat in which nobody has spoken yet
   */
  setDeliversHere(input: { userId: number; address: ChatAddress; deliversHere: boolean }): Promise<void>;
  /** What the pages are in for them, whichever browser asks. */
  setLanguage(userId: number, language: Language): Promise<void>;
  listTokens(userId: number): Promise<TokenView[]>;
  createToken(userId: number, name: string): Promise<{ id: string; name: string; apiToken: string }>;
  /** @throws AppError `not_found` */
  revokeToken(userId: number, tokenId: string): Promise<void>;
}

export interface RegisterUserInput {
  integrationId: string;
  email: string;
  firstName?: string;
  lastName?: string;
  chatbotTag?: string;
}

export interface RegisteredUser {
  userId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  apiToken: string;
}

export interface Profile {
  userId: number;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  createdAt: Date;
  plan: string;
  /** null while payments are off. */
  balanceSeconds: number | null;
  subscribers: { chatbotId: string; messengerId: string }[];
  /** null = none is linked. */
  telegram: { username: string | null } | null;
}

export interface Usage {
  videos: { created: number; edited: number; processed: number; failed: number };
  seconds: { rendered: number; included: number | null; purchased: number | null; remaining: number | null };
  /** UTC days `YYYY-MM-DD` with activity only, oldest first. */
  daily: { date: string; videos: number; seconds: number }[];
}

/** Seconds of video that somebody may use. */
export interface Balance {
  /** What is left of this month's allowance and of purchased seconds, together; reservations do not lower it. */
  balanceSeconds: number;
  /** This month's allowance, used or not. */
  includedSeconds: number;
  includedLeftSeconds: number;
  /** Bought net of refunds, and given by operators; ever since. */
  purchasedSeconds: number;
  /** Below 0 where more was taken back than was left. */
  purchasedLeftSeconds: number;
  /** Held by videos that are being made: not to be spent on others. */
  reservedSeconds: number;
  /** When the allowance is whole again: the first of next month, UTC. */
  renewsAt: Date;
}

export interface LedgerEntryView {
  kind: LedgerKind;
  /** Signed: what was used or taken back is negative. */
  seconds: number;
  /** Of a use: how much of it was that month's allowance. */
  includedSeconds: number;
  /** Of a use. */
  videoId: string | null;
  /** Why an operator did it. */
  reason: string | null;
  at: Date;
}

export interface CreditAccountInput {
  email: string;
  /** Whole; negative takes back. */
  seconds: number;
  /** The person can read it. */
  reason: string;
  /** Which operator. */
  by: string;
  requestId?: string;
}

/** A person as operators see them. */
export interface UserView {
  userId: number;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  plan: string;
  isAdmin: boolean;
  createdAt: Date;
  /** Created and rendered since the first of the month, UTC. */
  thisMonth: { videos: number; seconds: number };
  /** null while payments are off. */
  balanceSeconds: number | null;
}

export interface TokenView {
  id: string;
  name: string;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}
