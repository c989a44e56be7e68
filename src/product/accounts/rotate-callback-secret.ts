import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { findUser } from './find-user.ts';
import { newCallbackSecret } from './new-callback-secret.ts';
import type { RetiringSecret, UserModel, UserRecord } from './user.model.ts';

/** How long a replaced secret signs along with the new one: the time to bring the new one to every receiver. */
const retiringMs = 24 * 60 * 60 * 1000;
/** Each is a signature in every callback's header. */
const mostRetiring = 3;

/**
 * Gives the user's callbacks a new secret; the old one signs too for 24 hours. Of two who ask at
 * the same moment, one may be given the other's.
 * @throws AppError `not_found`; `conflict` when three old ones are still in use
 */
export async function rotateCallbackSecret(
  deps: { users: UserModel; clock: Clock; random: RandomBytes },
  userId: number,
): Promise<{ callbackSecret: string; oldValidUntil: Date }> {
  const user = await findUser(deps.users, userId);
  const retiring = stillRetiring(user, deps.clock());
  if (retiring.length >= mostRetiring) throw tooManyInUse();
  const callbackSecret = newCallbackSecret(deps.random);
  const oldValidUntil = new Date(deps.clock() + retiringMs);
  const old = { secret: user.callbackSecret, validUntil: oldValidUntil };
  const { matchedCount } = await deps.users.updateOne(
    { _id: userId, callbackSecret: user.callbackSecret },
    { $set: { callbackSecret, retiringCallbackSecrets: [old, ...retiring] } },
  );
  // somebody else has just done it
  if (matchedCount === 0) return { callbackSecret: (await findUser(deps.users, userId)).callbackSecret, oldValidUntil };
  return { callbackSecret, oldValidUntil };
}

/** What a user's callbacks are signed with at the moment, the newest first. @throws AppError `not_found` */
export async function callbackSecretsInUse(
  { users, clock }: { users: UserModel; clock: Clock },
  userId: number,
): Promise<string[]> {
  const user = await findUser(users, userId);
  return [user.callbackSecret, ...stillRetiring(user, clock()).map(({ secret }) => secret)];
}

/** The secret, and until when older ones sign too (null = none does). @throws AppError `not_found` */
export async function getCallbackSecretState(
  { users, clock }: { users: UserModel; clock: Clock },
  userId: number,
): Promise<{ callbackSecret: string; oldValidUntil: Date | null }> {
  const user = await findUser(users, userId);
  const [newest] = stillRetiring(user, clock());
  return { callbackSecret: user.callbackSecret, oldValidUntil: newest?.validUntil ?? null };
}

/** Newest first. */
function stillRetiring(user: Pick<UserRecord, 'retiringCallbackSecrets'>, nowMs: number): RetiringSecret[] {
  // users made before there was such a thing have none
  return (user.retiringCallbackSecrets ?? []).filter(({ validUntil }) => validUntil.getTime() > nowMs);
}

function tooManyInUse(): AppError {
  return new AppError('conflict', {
    message: 'The secret was changed three times within 24 hours. Wait until the oldest of them has ended.',
  });
}
