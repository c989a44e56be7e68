import { hashSecret } from '../../infra/secrets.ts';
import type { UserModel, UserRecord } from '../accounts/user.model.ts';
import type { SessionRecord } from './session.model.ts';
import type { Session, SignInServices } from './sign-in-services.ts';
import { newSessionSecret, type SessionDeps, sessionLifeMs } from './start-session.ts';

/** How old a secret may grow: one that got into wrong hands is worth little for long. */
const rotateAfterMs = 24 * 60 * 60 * 1000;
/** Requests that were under way with the old secret, and a reply with the new one that got lost. */
const previousLifeMs = 5 * 60 * 1000;

/** null = no session, or its user is no more. Once a day the secret is changed and the session's life begins anew. */
export async function openSession(
  deps: SessionDeps & { users: UserModel },
  secret: string,
): ReturnType<SignInServices['openSession']> {
  const record = await findSession(deps, secret);
  const user = record && (await findOwner(deps.users, record));
  if (!record || !user) return null;
  return { session: present(record, user), newSecret: await rotateWhenDue(deps, record, secret) };
}

async function findSession({ sessions, clock }: SessionDeps, secret: string): Promise<SessionRecord | null> {
  if (!/^[\w-]{43}$/.test(secret)) return null;
  const hash = hashSecret(secret);
  const now = new Date(clock());
  return sessions
    .findOne({ $or: [{ hash }, { previousHash: hash, previousUntil: { $gt: now } }], expiresAt: { $gt: now } })
    .lean<SessionRecord>();
}

function findOwner(users: UserModel, { userId }: SessionRecord): Promise<UserRecord | null> {
  return users.findOne({ _id: userId, deletionRequestedAt: null }).lean<UserRecord>();
}

function present({ _id, csrfToken }: SessionRecord, user: UserRecord): Session {
  const { _id: userId, email, isAdmin, language } = user;
  return { sessionId: _id, userId, email, isAdmin, language: language ?? null, csrfToken };
}

/** Of several requests at once only one changes the secret; the others go on with the old one for a while. */
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
