import type { Clock } from '../../infra/clock.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Person, PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { UserModel, UserRecord } from '../accounts/user.model.ts';

export interface EraseDeps {
  users: UserModel;
  parts: readonly PersonalDataPart[];
}

/**
 * A request that was let in before the account ended may still write something: so long everything is gone through
 * again each minute before the last trace, the user's number, is removed.
 */
const lastLookAfterMs = 10 * 60 * 1000;

/** Removes everything of an account that has ended; safe to repeat, and to break off anywhere. */
export async function eraseAccount({ users, parts }: EraseDeps, person: Person): Promise<void> {
  for (const part of parts) await part.erase(person);
  await users.updateOne({ _id: person.userId, deletionRequestedAt: { $ne: null } }, { $set: { formerEmail: null } });
}

/** Goes on with deletions that have begun. One that fails does not hold up the others. */
export async function finishDeletions(deps: EraseDeps & { clock: Clock; logger: Logger }): Promise<void> {
  for (const user of await deps.users.find({ deletionRequestedAt: { $type: 'date' } }).lean<UserRecord[]>()) {
    try {
      await eraseAccount(deps, { userId: user._id, formerIds: user.formerIds ?? [], email: user.formerEmail });
      if (isDue(user, deps.clock())) await deps.users.deleteOne({ _id: user._id, deletionRequestedAt: { $ne: null } });
    } catch (err) {
      deps.logger.error({ err, userId: user._id }, 'a deleted account could not be removed: it will be tried again');
    }
  }
}

function isDue({ deletionRequestedAt }: UserRecord, nowMs: number): boolean {
  return deletionRequestedAt !== null && nowMs - deletionRequestedAt.getTime() >= lastLookAfterMs;
}
