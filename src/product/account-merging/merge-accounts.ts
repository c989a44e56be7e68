import type { Connection } from 'mongoose';
import { dictionaryLimits, mergeDictionaries } from '../../engine/captions/wording/dictionary.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { createTokenModel } from '../accounts/token.model.ts';
import { createUserModel, type UserRecord } from '../accounts/user.model.ts';
import { type AccountBalanceRecord, createAccountBalanceModel, lockBalance } from '../billing/account-balance.model.ts';
import { createFormerBalanceModel } from '../billing/former-balance.model.ts';
import { createLedgerEntryModel } from '../billing/ledger-entry.model.ts';
import { createReservationModel } from '../billing/reservation.model.ts';
import { createUsageEventModel } from '../billing/usage-event.model.ts';
import { createDeliveryModel } from '../delivery/delivery.model.ts';
import { createKeptBytesModel } from '../kept-bytes/kept-bytes.model.ts';
import { createPaymentModel } from '../payments/booking/payment.model.ts';
import { createIpnEventModel } from '../payments/messages/ipn-event.model.ts';
import { movePresets } from '../presets/move-presets.ts';
import { createPresetModel } from '../presets/preset.model.ts';
import { createSubscriberModel } from '../subscribers/subscriber.model.ts';
import { createUploadModel } from '../uploads/upload.model.ts';
import { createVideoModel } from '../videos/records/video.model.ts';
import { workingStages } from '../videos/records/video-states.ts';

interface Ids {
  fromId: number;
  intoId: number;
}

type Models = ReturnType<typeof createModels>;

export type MergeAccounts = ReturnType<typeof createMergeAccounts>;

/** Binds {@link mergeAccounts} to the database. */
export function createMergeAccounts(connection: Connection) {
  const models = createModels(connection);
  return (ids: Ids, transaction: Transaction) => mergeAccounts(models, ids, transaction);
}

/**
 * Merges one account into another: everything of `fromId` becomes `intoId`'s, and `fromId` is deleted. Payments that
 * still name `fromId` count for `intoId`. Seconds bought, used and reserved are added; there is one monthly allowance,
 * of which both uses are subtracted. When both accounts have a value, the one of `intoId` wins.
 * @returns the merged account
 */
async function mergeAccounts(models: Models, { fromId, intoId }: Ids, transaction: Transaction): Promise<UserRecord> {
  if (fromId === intoId) throw new Error('an account cannot be merged into itself');
  const [from, into] = [await find(models, fromId, transaction), await find(models, intoId, transaction)];
  await mergeBalances(models, { fromId, intoId }, transaction);
  await mergeKeptBytes(models, { fromId, intoId }, transaction);
  await movePresets(models.presets, { fromId, intoId }, transaction);
  await moveVideos(models, { fromId, intoId }, transaction);
  for (const [model, field] of belongings(models)) {
    await model.updateMany({ [field]: fromId }, { $set: { [field]: intoId } }, { session: transaction });
  }
  await models.users.deleteOne({ _id: fromId }, { session: transaction });
  const changes = mergedProfile(from, into);
  await models.users.updateOne({ _id: intoId }, { $set: changes }, { session: transaction });
  return { ...into, ...changes };
}

function createModels(connection: Connection) {
  return {
    users: createUserModel(connection),
    tokens: createTokenModel(connection),
    videos: createVideoModel(connection),
    uploads: createUploadModel(connection),
    deliveries: createDeliveryModel(connection),
    presets: createPresetModel(connection),
    subscribers: createSubscriberModel(connection),
    usageEvents: createUsageEventModel(connection),
    ledger: createLedgerEntryModel(connection),
    balances: createAccountBalanceModel(connection),
    reservations: createReservationModel(connection),
    formerBalances: createFormerBalanceModel(connection),
    keptBytes: createKeptBytesModel(connection),
    payments: createPaymentModel(connection),
    ipnEvents: createIpnEventModel(connection),
  };
}

/** @throws Error when there is no such account: the caller has just found both */
async function find({ users }: Models, _id: number, transaction: Transaction): Promise<UserRecord> {
  return users.findOne({ _id, deletionRequestedAt: null }).session(transaction).orFail().lean();
}

interface Movable {
  updateMany(filter: object, change: object, options: { session: Transaction }): PromiseLike<unknown>;
}

/** Everything else that belongs to an account, and the field with its id. */
function belongings(models: Models): [Movable, string][] {
  return [
    [models.uploads, 'ownerId'],
    [models.deliveries, 'ownerId'],
    [models.tokens, 'userId'],
    [models.subscribers, 'userId'],
    [models.usageEvents, 'userId'],
    [models.ledger, 'userId'],
    [models.reservations, 'userId'],
    [models.payments, 'userId'],
    [models.formerBalances, 'heirId'],
    [models.ipnEvents, 'userId'],
    [models.ipnEvents, 'saleUserId'],
    [models.ipnEvents, 'setAside.userId'],
  ] as [Movable, string][];
}

/**
 * A step in progress still knows the old owner and would reserve seconds for it: its lease ends, so that it starts
 * again.
 */
async function moveVideos({ videos }: Models, { fromId, intoId }: Ids, transaction: Transaction) {
  await videos.updateMany(
    { ownerId: fromId, stage: { $in: [...workingStages] }, leaseOwner: { $ne: null } },
    { $set: { leaseOwner: null, leaseUntil: null }, $inc: { fence: 1 } },
    { session: transaction },
  );
  await videos.updateMany({ ownerId: fromId }, { $set: { ownerId: intoId } }, { session: transaction });
}

async function mergeKeptBytes({ keptBytes }: Models, { fromId, intoId }: Ids, session: Transaction) {
  const from = await keptBytes.findByIdAndDelete(fromId, { session }).lean();
  const change = { $inc: { bytes: from?.bytes ?? 0, version: 1 } };
  await keptBytes.updateOne({ _id: intoId }, change, { upsert: true, session });
}

async function mergeBalances({ balances }: Models, { fromId, intoId }: Ids, transaction: Transaction) {
  // locked in the order of the ids, so that two merges cannot deadlock
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

function mergedProfile(from: UserRecord, into: UserRecord) {
  return {
    firstName: into.firstName ?? from.firstName,
    lastName: into.lastName ?? from.lastName,
    defaultSettings: { ...from.defaultSettings, ...into.defaultSettings },
    dictionary: mergeDictionaries(into.dictionary, from.dictionary).slice(0, dictionaryLimits.entries),
    pendingChatbotTag: into.pendingChatbotTag ?? from.pendingChatbotTag,
    telegram: into.telegram ?? from.telegram,
    whatsapp: into.whatsapp ?? from.whatsapp ?? null,
    formerIds: [...(into.formerIds ?? []), ...(from.formerIds ?? []), from._id],
  } satisfies Partial<UserRecord>;
}
