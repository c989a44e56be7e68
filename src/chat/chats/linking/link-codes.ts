import { createHash } from 'node:crypto';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { RandomBytes } from '../../../infra/secrets.ts';
import type { LinkCodeModel, LinkCodeRecord } from './link-code.model.ts';
import { linkRefused } from './link-refused.ts';

export interface LinkCodesDeps {
  linkCodes: LinkCodeModel;
  clock: Clock;
  random: RandomBytes;
}

export const codeLifeMinutes = 10;
/** New ones for one account in that time; each ends the one before. */
const maxCodes = 10;

/** Without letters and digits that are taken for one another, or make words. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
/** 28^8 are 38 bits: with ten tries in ten minutes for each chat and account nobody guesses one. */
const codeLength = 8;

/**
 * A new code; the ones that this account had before are good no more.
 * @throws AppError `conflict` when there were too many of late
 */
export async function makeCode(
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

/** What a code is for, used up by it; null = never was, used, or too old. */
export async function useCode(
  { linkCodes, clock }: LinkCodesDeps,
  code: string,
  transaction: Transaction,
): Promise<LinkCodeRecord | null> {
  return linkCodes
    .findOneAndDelete({ _id: hashOf(code), expiresAt: { $gt: new Date(clock()) } }, { session: transaction })
    .lean<LinkCodeRecord>();
}

function newCode(random: RandomBytes): string {
  const digits: string[] = [];
  while (digits.length < codeLength) {
    // bytes beyond the last whole alphabet would make its first letters likelier
    const usable = [...random(16)].filter((byte) => byte < 256 - (256 % alphabet.length));
    digits.push(...usable.map((byte) => alphabet[byte % alphabet.length] ?? ''));
  }
  return digits.slice(0, codeLength).join('');
}

/** People may write it in small letters, or in groups. */
function hashOf(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replace(/[\s-]/g, '')).digest('hex');
}
