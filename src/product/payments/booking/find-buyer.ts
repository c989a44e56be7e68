import type { Transaction } from '../../../infra/database/transaction.ts';
import type { UserModel } from '../../accounts/user.model.ts';
import type { NamedAccount, UnmatchedReason } from '../providers/payment-event.ts';

/** `userId: null` = nobody has registered with that address yet. */
export type Buyer = { userId: number | null } | { problem: UnmatchedReason };

/** Whose account a sale names. Once found it stays so, whoever has the address later. */
export async function findBuyer(
  users: UserModel,
  { account, known }: { account: NamedAccount | null; known: number | null },
  transaction: Transaction,
): Promise<Buyer> {
  if (known !== null) return { userId: known };
  if (account === null) return { problem: 'names_nobody' };
  const filter = 'userId' in account ? numbered(account.userId) : { email: account.email };
  const user = await users
    .findOne({ ...filter, deletionRequestedAt: null }, { _id: 1 })
    .session(transaction)
    .lean();
  if (user) return { userId: user._id };
  return 'userId' in account ? { problem: 'unknown_user' } : { userId: null };
}

/** A number that an account had before it was joined to another means that other one. */
function numbered(userId: number) {
  return { $or: [{ _id: userId }, { formerIds: userId }] };
}
