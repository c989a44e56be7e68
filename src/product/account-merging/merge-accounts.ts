import { dictionaryLimits, mergeDictionaries } from '../../engine/captions/wording/dictionary.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { TokenModel } from '../accounts/token.model.ts';
import type { UserModel, UserRecord } from '../accounts/user.model.ts';
import type { AccountBalanceModel, AccountBalanceRecord } from '../billing/account-balance.model.ts';
import type { LedgerEntryModel } from '../billing/ledger-entry.model.ts';
import { lockBalance } from '../billing/lock-balance.ts';
import type { ReservationModel } from '../billing/reservation.model.ts';
import type { UsageEventModel } from '../billing/usage-event.model.ts';
import type { DeliveryModel } from '../delivery/delivery.model.ts';
import type { PaymentModel } from '../payments/booking/payment.model.ts';
import type { IpnEventModel } from '../payments/messages/ipn-event.model.ts';
import type { SubscriberModel } from '../subscribers/subscriber.model.ts';
import type { UploadModel } from '../uploads/upload.model.ts';
import type { VideoModel } from '../videos/records/video.model.ts';
import { workingStages } from '../videos/records/video-states.ts';

export interface MergeAccountsDeps {
  users: UserModel;
  tokens: TokenModel;
  videos: VideoModel;
  uploads: UploadModel;
  deliveryModel: DeliveryModel;
  subscribers: SubscriberModel;
  usageEvents: UsageEventModel;
  ledger: LedgerEntryModel;
  balances: AccountBalanceModel;
  reservations: ReservationModel;
  payments: PaymentModel;
  ipnEvents: IpnEventModel;
}

/**
 * Makes one account of two: everything of `fromId` becomes `intoId`'s, and `fromId` is no more; payments that still
 * name it count for `intoId`. Seconds bought, used and reserved add up; of the month's allowance there is one, of which
 * both uses are taken. Where both have said something, what `intoId` has said stays.
 * @returns the account as it is now
 */
export async function mergeAccounts(
  deps: MergeAccountsDeps,
  { fromId, intoId }: { fromId: number; intoId: number },
  transaction: Transaction,
): Promise<UserRecord> {
  if (fromId === intoId) throw new Error('an account cannot be joined to itself');
  const [from, into] = [await find(deps, fromId, transaction), await find(deps, intoId, transaction)];
  await joinBalances(deps, { fromId, intoId }, transaction);
  await moveVideos(deps, { fromId, intoId }, transaction);
  for (const [model, field] of belongings(deps)) {
    await model.updateMany({ [field]: fromId }, { $set: { [field]: intoId } }, { session: transaction });
  }
  await deps.users.deleteOne({ _id: fromId }, { session: transaction });
  const changes = joined(from, into);
  await deps.users.updateOne({ _id: intoId }, { $set: changes }, { session: transaction });
  return { ...into, ...changes };
}

/** @throws Error for one that is not there: whoever calls has just found both */
async function find({ users }: MergeAccountsDeps, _id: number, transaction: Transaction): Promise<UserRecord> {
  return users.findOne({ _id, deletionRequestedAt: null }).session(transaction).orFail().lean<UserRecord>();
}

interface Movable {
  updateMany(filter: object, change: object, options: { session: Transaction }): PromiseLike<unknown>;
}

/** Everything else that is somebody's, and the field that says whose. */
function belongings(deps: MergeAccountsDeps): [Movable, string][] {
  return [
    [deps.uploads, 'ownerId'],
    [deps.deliveryModel, 'ownerId'],
    [deps.tokens, 'userId'],
    [deps.subscribers, 'userId'],
    [deps.usageEvents, 'userId'],
    [deps.ledger, 'userId'],
    [deps.reservations, 'userId'],
    [deps.payments, 'userId'],
    [deps.ipnEvents, 'userId'],
    [deps.ipnEvents, 'saleUserId'],
    [deps.ipnEvents, 'setAside.userId'],
  ] as [Movable, string][];
}

/** A step in hand still knows the old owner, and would reserve seconds for nobody: it is taken up anew. */
async function moveVideos({ videos }: MergeAccountsDeps, { fromId, intoId }: Ids, transaction: Transaction) {
  await videos.updateMany(
    { ownerId: fromId, stage: { $in: [...workingStages] }, leaseOwner: { $ne: null } },
    { $set: { leaseOwner: null, leaseUntil: null }, $inc: { fence: 1 } },
    { session: transaction },
  );
  await videos.updateMany({ ownerId: fromId }, { $set: { ownerId: intoId } }, { session: transaction });
}

interface Ids {
  fromId: number;
  intoId: number;
}

async function joinBalances({ balances }: MergeAccountsDeps, { fromId, intoId }: Ids, transaction: Transaction) {
  // in the order of their numbers, as everybody who ever locks two has to
  const first = await lockBalance(balances, Math.min(fromId, intoId), transaction);
  const second = await lockBalance(balances, Math.max(fromId, intoId), transaction);
  const [from, into] = first._id === fromId ? [first, second] : [second, first];
  await balances.updateOne({ _id: intoId }, { $set: sumOf(from, into) }, { session: transaction });
  await balances.deleteOne({ _id: fromId }, { session: transaction });
}

function sumOf(from: AccountBalanceRecord, into: AccountBalanceRecord): Partial<AccountBalanceRecord> {
  const month = from.month > into.month ? from.month : into.month;
  const usedIn = ({ month: own, usedIncludedSeconds }: AccountBalanceRecord) =>
    own === month ? usedIncludedSeconds : 0;
  return {
    month,
    usedIncludedSeconds: usedIn(from) + usedIn(into),
    purchasedSeconds: from.purchasedSeconds + into.purchasedSeconds,
    usedPurchasedSeconds: from.usedPurchasedSeconds + into.usedPurchasedSeconds,
    reservedSeconds: from.reservedSeconds + into.reservedSeconds,
  };
}

function joined(from: UserRecord, into: UserRecord) {
  return {
    firstName: into.firstName ?? from.firstName,
    lastName: into.lastName ?? from.lastName,
    defaultSettings: { ...from.defaultSettings, ...into.defaultSettings },
    dictionary: mergeDictionaries(into.dictionary, from.dictionary).slice(0, dictionaryLimits.entries),
    pendingChatbotTag: into.pendingChatbotTag ?? from.pendingChatbotTag,
    telegram: into.telegram ?? from.telegram,
    formerIds: [...(into.formerIds ?? []), ...(from.formerIds ?? []), from._id],
  } satisfies Partial<UserRecord>;
}
