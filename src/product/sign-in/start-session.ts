import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { hashSecret, type RandomBytes } from '../../infra/secrets.ts';
import type { SessionModel } from './session.model.ts';

export interface SessionDeps {
  sessions: SessionModel;
  clock: Clock;
  random: RandomBytes;
}

/** Counted from the last rotation, so that who comes now and then stays signed in. */
export const sessionLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Signs a browser in. @returns the secret for its cookie, shown now and never again */
export async function startSession(
  { sessions, clock, random }: SessionDeps,
  userId: number,
  transaction?: Transaction,
): Promise<string> {
  const secret = newSessionSecret(random);
  const now = new Date(clock());
  const record = {
    _id: `ses_${random(8).toString('hex')}`,
    userId,
    hash: hashSecret(secret),
    csrfToken: random(24).toString('base64url'),
    createdAt: now,
    rotatedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifeMs),
  };
  await sessions.create([record], { session: transaction });
  return secret;
}

/** 256 bits in 43 characters that a cookie may hold. */
export function newSessionSecret(random: RandomBytes): string {
  return random(32).toString('base64url');
}
