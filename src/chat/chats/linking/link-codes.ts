import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../../../infra/clock.ts';
import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { waitMsFor } from '../../../infra/rate-limit.ts';
import type { RandomBytes } from '../../../infra/secrets.ts';
import { linkRefused } from './link-refused.ts';

/** A code that links a chat to an account. Anybody who knows it can use it, so it works once and expires soon. */
export const createLinkCodeModel = defineModel({
  name: 'LinkCode',
  collection: 'link_codes',
  fields: {
    /** SHA-256 of the code. */
    _id: field.text(),
    userId: field.number(),
    /** The chat it was made in; null = on a page. */
    chatKey: field.text().nullable(),
    createdAt: field.date(),
    expiresAt: field.date(),
  },
  indexes: [[{ userId: 1, createdAt: -1 }], [{ expiresAt: 1 }, { expireAfterSeconds: 0 }]],
});

export type LinkCodeModel = ReturnType<typeof createLinkCodeModel>;
export type LinkCodeRecord = RecordOf<typeof createLinkCodeModel>;

export interface LinkCodesDeps {
  linkCodes: LinkCodeModel;
  clock: Clock;
  random: RandomBytes;
}

export const codeLifeMinutes = 10;
/** New codes for one account in that time. */
const maxCodes = 10;

/** Without characters that look alike, and without vowels, so that no code is a word. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
/** 28^8 codes are 38 bits: with ten tries in ten minutes for each chat and account nobody can guess one. */
const codeLength = 8;

/**
 * Makes a new code, which ends the account's earlier ones.
 * @param input.chatKey the chat in which it is made; null = on a page
 * @throws AppError `conflict` when the account has made too many codes lately
 */
export async function createCode(
  { linkCodes, clock, random }: LinkCodesDeps,
  { userId, chatKey }: { userId: number; chatKey: string | null },
  transaction?: Transaction,
): Promise<{ code: string; expiresAt: Date }> {
  const session = transaction ?? null;
  const now = clock();
  const since = new Date(now - codeLifeMinutes * 60_000);
  if ((await linkCodes.countDocuments({ userId, createdAt: { $gt: since } }).session(session)) >= maxCodes) {
    throw linkRefused('too_many_codes');
  }
  await linkCodes.updateMany({ userId }, { $set: { expiresAt: new Date(now) } }, { session: transaction });
  const code = newCode(random);
  const expiresAt = new Date(now + codeLifeMinutes * 60_000);
  await linkCodes.create([{ _id: hashOf(code), userId, chatKey, createdAt: new Date(now), expiresAt }], {
    session: transaction,
  });
  return { code, expiresAt };
}

/** Uses a code up. null = the code never existed, was used, or has expired. */
export async function redeemCode(
  { linkCodes, clock }: LinkCodesDeps,
  code: string,
  transaction: Transaction,
): Promise<LinkCodeRecord | null> {
  return linkCodes
    .findOneAndDelete({ _id: hashOf(code), expiresAt: { $gt: new Date(clock()) } }, { session: transaction })
    .lean();
}

function newCode(random: RandomBytes): string {
  const digits: string[] = [];
  while (digits.length < codeLength) {
    // larger bytes would make the first letters of the alphabet more likely than the others
    const usable = [...random(16)].filter((byte) => byte < 256 - (256 % alphabet.length));
    digits.push(...usable.map((byte) => alphabet[byte % alphabet.length] ?? ''));
  }
  return digits.slice(0, codeLength).join('');
}

/** Ignores letter case, blanks and hyphens, since people type the code. */
function hashOf(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replace(/[\s-]/g, '')).digest('hex');
}

const maxTries = 10;
const windowSeconds = 600;

export type CodeThrottle = ReturnType<typeof createCodeThrottle>;

/** Limits how many codes somebody can try. Counted in this process only, like the rate limits of the API. */
export function createCodeThrottle() {
  const limiter = new RateLimiterMemory({ points: maxTries, duration: windowSeconds });
  /** Counts one try. @returns 0 when the try is allowed, else how long to wait */
  const secondsToWait = async (who: string) => Math.ceil((await waitMsFor(limiter, who)) / 1000);
  return { secondsToWait };
}
