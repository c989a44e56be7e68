import type { Transaction } from '../../../infra/database/transaction.ts';
import type { UserModel } from '../../accounts/user.model.ts';
import type { NamedAccount, UnmatchedReason } from '../providers/payment-event.ts';

/** `userId: null` = nobody has registered with that email address yet. */
type Buyer = { userId: number | null } | { problem: UnmatchedReason };

/**
 * The account that a sale names.
 * @param sale.known account found before: it stays the buyer, even when another account has the address later
 */
export async function findBuyer(
  users: UserModel,
  { account, known }: { account: NamedAccount | null; known: number | null },
  transaction: Transaction,
): Promise<Buyer> {
  if (known !== null) return { userId: known };
  if (account === null) return { problem: 'names_nobody' };
  const filter = 'userId' in account ? byId(account.userId) : { email: account.email };
  const user = await users
    .findOne({ ...filter, deletionRequestedAt: null }, { _id: 1 })
    .session(transaction)
    .lean();
  if (user) return { userId: user._id };
  return 'userId' in account ? { problem: 'unknown_user' } : { userId: null };
}

/** The id of a merged account stands for the account that it was merged into. */
function byId(userId: number) {
  return { $or: [{ _id: userId }, { formerIds: userId }] };
}
