import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { findUser, type RetiringSecret, type UserModel, type UserRecord } from './user.model.ts';

/** Standard Webhooks asks for 192 to 512 bits. */
const secretBytes = 32;
/** How long a replaced secret keeps signing beside the new one: the time to install the new one at every receiver. */
const retiringMs = 24 * 60 * 60 * 1000;
/** Each retiring secret adds a signature to the header of every callback. */
const maxRetiring = 3;

interface SecretDeps {
  users: UserModel;
  clock: Clock;
}

/** `whsec_` and base64. */
export function newCallbackSecret(random: RandomBytes): string {
  return `whsec_${random(secretBytes).toString('base64')}`;
}

/**
 * The newest of the secrets that sign a user's callbacks, see {@link newCallbackSecret}.
 * @throws AppError `not_found`
 */
export async function getCallbackSecret({ users }: { users: UserModel }, userId: number): Promise<string> {
  return (await findUser(users, userId)).callbackSecret;
}

/**
 * Same, with the time until which older secrets sign too.
 * @returns `oldValidUntil: null` when no older one does
 * @throws AppError `not_found`
 */
export async function getCallbackSecretState(
  { users, clock }: SecretDeps,
  userId: number,
): Promise<{ callbackSecret: string; oldValidUntil: Date | null }> {
  const user = await findUser(users, userId);
  const [newest] = stillRetiring(user, clock());
  return { callbackSecret: user.callbackSecret, oldValidUntil: newest?.validUntil ?? null };
}

/**
 * All secrets that sign a user's callbacks at the moment, newest first: a receiver may know any one of them.
 * @throws AppError `not_found`
 */
export async function listCallbackSecrets({ users, clock }: SecretDeps, userId: number): Promise<string[]> {
  const user = await findUser(users, userId);
  return [user.callbackSecret, ...stillRetiring(user, clock()).map(({ secret }) => secret)];
}

/**
 * Replaces the secret that signs the user's callbacks; the old one signs too for 24 hours. Of two simultaneous calls,
 * one may return the other's secret.
 * @throws AppError `not_found`; `conflict` when three old secrets are still in use
 */
export async function rotateCallbackSecret(
  deps: SecretDeps & { random: RandomBytes },
  userId: number,
): Promise<{ callbackSecret: string; oldValidUntil: Date }> {
  const user = await findUser(deps.users, userId);
  const retiring = stillRetiring(user, deps.clock());
  if (retiring.length >= maxRetiring) throw tooManyInUse();
  const callbackSecret = newCallbackSecret(deps.random);
  const oldValidUntil = new Date(deps.clock() + retiringMs);
  const old = { secret: user.callbackSecret, validUntil: oldValidUntil };
  const { matchedCount } = await deps.users.updateOne(
    { _id: userId, callbackSecret: user.callbackSecret },
    { $set: { callbackSecret, retiringCallbackSecrets: [old, ...retiring] } },
  );
  // another call has just replaced it
  if (matchedCount === 0) return { callbackSecret: (await findUser(deps.users, userId)).callbackSecret, oldValidUntil };
  return { callbackSecret, oldValidUntil };
}

/** Newest first. */
function stillRetiring(user: Pick<UserRecord, 'retiringCallbackSecrets'>, nowMs: number): RetiringSecret[] {
  // the field is missing in users created before rotation existed
  return (user.retiringCallbackSecrets ?? []).filter(({ validUntil }) => validUntil.getTime() > nowMs);
}

function tooManyInUse(): AppError {
  return new AppError('conflict', {
    message: 'The secret was changed three times within 24 hours. Wait until the oldest of them is no longer valid.',
  });
}
