import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { hashSecret, type RandomBytes } from '../../infra/secrets.ts';
import type { Language } from '../../texts/languages.ts';
import type { UserModel, UserRecord } from '../accounts/user.model.ts';
import type { SessionModel, SessionRecord } from './session.model.ts';

/** A signed-in browser. */
export interface Session {
  sessionId: string;
  userId: number;
  email: string | null;
  isAdmin: boolean;
  /** The user's language for pages; null = never chosen. */
  language: Language | null;
  /** Sent along in the session's forms. */
  csrfToken: string;
}

export interface SessionDeps {
  sessions: SessionModel;
  clock: Clock;
  random: RandomBytes;
}

/** Counted from the last rotation, so that regular visitors stay signed in. */
const sessionLifeMs = 30 * 24 * 60 * 60 * 1000;
/** Age at which a secret is replaced: a stolen one is of little use. */
const rotateAfterMs = 24 * 60 * 60 * 1000;
/** A replaced secret stays valid this long, for simultaneous requests and for replies that were lost on the way. */
const previousLifeMs = 5 * 60 * 1000;

/** Signs a browser in. @returns the secret for its cookie, of which only the hash is stored */
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

/**
 * The session of a cookie's secret. Once a day the secret is replaced and the session's life starts again.
 * @returns null when there is no such session, or its user is gone; `newSecret: null` = the cookie stays as it is
 */
export async function openSession(
  deps: SessionDeps & { users: UserModel },
  secret: string,
): Promise<{ session: Session; newSecret: string | null } | null> {
  const record = await findSession(deps, secret);
  const user = record && (await findOwner(deps.users, record));
  if (!record || !user) return null;
  return { session: present(record, user), newSecret: await rotateWhenDue(deps, record, secret) };
}

/** Signs one browser out; does nothing when it is signed out already. */
export async function endSession({ sessions }: { sessions: SessionModel }, sessionId: string): Promise<void> {
  await sessions.deleteOne({ _id: sessionId });
}

/** Signs a user out of every browser. */
export async function endAllSessions({ sessions }: { sessions: SessionModel }, userId: number): Promise<void> {
  await sessions.deleteMany({ userId });
}

/** 256 bits in 43 characters that are allowed in cookies. */
function newSessionSecret(random: RandomBytes): string {
  return random(32).toString('base64url');
}

async function findSession({ sessions, clock }: SessionDeps, secret: string): Promise<SessionRecord | null> {
  if (!/^[\w-]{43}$/.test(secret)) return null;
  const hash = hashSecret(secret);
  const now = new Date(clock());
  return sessions
    .findOne({ $or: [{ hash }, { previousHash: hash, previousUntil: { $gt: now } }], expiresAt: { $gt: now } })
    .lean();
}

type Owner = Pick<UserRecord, '_id' | 'email' | 'isAdmin' | 'language'>;

/** Every request of a signed-in person reads this: the dictionary, which may be long, stays in the database. */
function findOwner(users: UserModel, { userId }: SessionRecord): Promise<Owner | null> {
  const fields = { email: 1, isAdmin: 1, language: 1 };
  return users.findOne({ _id: userId, deletionRequestedAt: null }, fields).lean<Owner>();
}

function present({ _id: sessionId, csrfToken }: SessionRecord, user: Owner): Session {
  const { _id: userId, email, isAdmin, language } = user;
  return { sessionId, userId, email, isAdmin, language: language ?? null, csrfToken };
}

/** Of several simultaneous requests only one replaces the secret; the others continue with the old one for a while. */
async function rotateWhenDue(
  { sessions, clock, random }: SessionDeps,
  { _id, hash, rotatedAt }: SessionRecord,
  secret: string,
): Promise<string | null> {
  const now = clock();
  if (hash !== hashSecret(secret) || now - rotatedAt.getTime() < rotateAfterMs) return null;
  const newSecret = newSessionSecret(random);
  const { modifiedCount } = await sessions.updateOne(
    { _id, hash },
    {
      $set: {
        hash: hashSecret(newSecret),
        previousHash: hash,
        previousUntil: new Date(now + previousLifeMs),
        rotatedAt: new Date(now),
        expiresAt: new Date(now + sessionLifeMs),
      },
    },
  );
  return modifiedCount === 1 ? newSecret : null;
}
