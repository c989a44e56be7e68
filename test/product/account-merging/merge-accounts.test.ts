import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMergeAccounts } from '../../../src/product/account-merging/merge-accounts.ts';
import { createTokenModel } from '../../../src/product/accounts/token.model.ts';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { createAccountBalanceModel } from '../../../src/product/billing/account-balance.model.ts';
import { getBalance } from '../../../src/product/billing/get-balance.ts';
import { createRecordLedgerEntry } from '../../../src/product/billing/ledger.ts';
import { createLedgerEntryModel } from '../../../src/product/billing/ledger-entry.model.ts';
import { createReservationModel } from '../../../src/product/billing/reservation.model.ts';
import { createDeliveryModel } from '../../../src/product/delivery/delivery.model.ts';
import { bookPayment } from '../../../src/product/payments/booking/book-payment.ts';
import { findBuyer } from '../../../src/product/payments/booking/find-buyer.ts';
import { createPaymentModel } from '../../../src/product/payments/booking/payment.model.ts';
import { createIpnEventModel } from '../../../src/product/payments/messages/ipn-event.model.ts';
import type { PaymentEvent } from '../../../src/product/payments/providers/payment-event.ts';
import { createSubscriberModel } from '../../../src/product/subscribers/subscriber.model.ts';
import { buildVideo } from '../../support/build-video.ts';
import { scan } from '../../support/scan.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { videoParts } from '../../support/video-parts.ts';

const allowance = { isEnforced: true, secondsPerMonth: 600 };
const parts = await videoParts({ allowance });
const { connection } = parts.database;
const models = {
  users: createUserModel(connection),
  tokens: createTokenModel(connection),
  subscribers: createSubscriberModel(connection),
  deliveryModel: createDeliveryModel(connection),
  ledger: createLedgerEntryModel(connection),
  balances: createAccountBalanceModel(connection),
  reservations: createReservationModel(connection),
  payments: createPaymentModel(connection),
  ipnEvents: createIpnEventModel(connection),
};
await parts.database.ensureIndexes();
const mergeAccounts = createMergeAccounts(connection);
const accounts = testAccounts({ database: parts.database, clock: parts.clock });
const record = createRecordLedgerEntry(models);
let made = 0;

const newUser = async () => (await accounts.createUser({ email: `j${++made}@example.com` })).userId;
const join = (fromId: number, intoId: number) =>
  parts.transact((transaction) => mergeAccounts({ fromId, intoId }, transaction));
const balanceOf = (userId: number) => getBalance({ ...models, allowance, clock: parts.clock }, userId);

type Act = { who: 0 | 1; kind: 'buy' | 'use' | 'reserve'; seconds: number };
const act: fc.Arbitrary<Act> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  kind: fc.constantFrom('buy' as const, 'use' as const, 'reserve' as const),
  seconds: fc.integer({ min: 1, max: 200 }),
});

async function perform({ kind, seconds }: Act, userId: number): Promise<void> {
  const videoId = `vid_${++made}`;
  await parts.transact(async (transaction) => {
    if (kind === 'buy') {
      await record(
        { userId, kind: 'purchase', seconds, cause: `test:${made}`, at: new Date(parts.clock()) },
        transaction,
      );
      return;
    }
    await parts.charges.reserve({ userId, videoId, seconds }, transaction);
    if (kind === 'use') await parts.charges.charge(videoId, transaction);
  });
}

describe('merging two accounts', () => {
  it('neither loses nor doubles a second, whatever each account has bought, used and reserved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 5 }), async (acts) => {
        const ids = [await newUser(), await newUser()] as const;
        for (const one of acts) await perform(one, ids[one.who]).catch(() => undefined);
        const before = await Promise.all(ids.map(balanceOf));
        await join(...ids);
        const sum = (pick: (balance: NonNullable<(typeof before)[0]>) => number) =>
          before.reduce((total, balance) => total + (balance ? pick(balance) : 0), 0);
        const joined = await balanceOf(ids[1]);
        const usedIncluded = 2 * 600 - sum((one) => one.includedLeftSeconds);
        expect(joined).toMatchObject({
          purchasedSeconds: sum((one) => one.purchasedSeconds),
          purchasedLeftSeconds: sum((one) => one.purchasedLeftSeconds),
          reservedSeconds: sum((one) => one.reservedSeconds),
          includedLeftSeconds: Math.max(0, 600 - usedIncluded),
        });
        const entries = await models.ledger.find({ userId: ids[1] }).lean();
        expect(entries.reduce((total, entry) => total + entry.includedSeconds, 0)).toBe(usedIncluded);
        expect(await models.ledger.countDocuments({ userId: ids[0] })).toBe(0);
        expect(await models.balances.findById(ids[0]).lean()).toBeNull();
      }),
      { numRuns: 8 },
    );
  });

  it('charges a video in progress to the merged account', async () => {
    const [from, into] = [await newUser(), await newUser()];
    await perform({ who: 0, kind: 'reserve', seconds: 100 }, from);
    const videoId = `vid_${made}`;
    await join(from, into);
    await parts.transact((transaction) => parts.charges.charge(videoId, transaction));
    expect(await balanceOf(into)).toMatchObject({ includedLeftSeconds: 500, reservedSeconds: 0 });
  });

  it('moves everything of the merged account, and keeps the remaining account’s values where both have one', async () => {
    const [from, into] = [await newUser(), await newUser()];
    const telegram = { id: '5', username: 'ada', chatId: '5' };
    await models.users.updateOne({ _id: from }, { telegram, defaultSettings: { fontColor: '#FF0000', fontSize: 30 } });
    await models.users.updateOne({ _id: into }, { defaultSettings: { fontColor: '#00FF00' } });
    await accounts.setDictionary(from, [{ from: 'zap ear', to: 'Zapier' }]);
    const { _id } = await buildVideo(parts.videos, { ownerId: from });
    await models.subscribers.create({ chatbotId: 'b', messengerId: 'm', userId: from, createdAt: new Date(0) });
    const user = await join(from, into);
    expect(user).toMatchObject({
      telegram,
      defaultSettings: { fontColor: '#00FF00', fontSize: 30 },
      formerIds: [from],
    });
    expect(user.dictionary).toMatchObject([{ from: 'zap ear', to: 'Zapier' }]);
    expect(await models.users.findById(into).lean()).toMatchObject({ ...user });
    expect(await models.users.findById(from).lean()).toBeNull();
    expect(await parts.videos.findById(_id).lean()).toMatchObject({ ownerId: into });
    expect(await models.subscribers.findOne(scan({ messengerId: 'm' })).lean()).toMatchObject({ userId: into });
  });

  it('credits payments that name an old id, also after several merges', async () => {
    const [first, second, third] = [await newUser(), await newUser(), await newUser()];
    await join(first, second);
    await join(second, third);
    const resolved = await parts.transact((transaction) =>
      findBuyer(models.users, { account: { userId: first }, known: null }, transaction),
    );
    expect(resolved).toEqual({ userId: third });
  });

  it('takes a later refund from the remaining account', async () => {
    const [from, into] = [await newUser(), await newUser()];
    const money = { minorUnits: 500, currency: 'USD' };
    const account = { userId: from };
    await hear({ kind: 'sale', paymentId: 'sale-1', item: 'hour', money, account });
    expect((await balanceOf(from))?.purchasedSeconds).toBe(3600);
    await join(from, into);
    expect((await balanceOf(into))?.purchasedSeconds).toBe(3600);
    await hear({ kind: 'refund', changeId: 'refund-1', saleId: 'sale-1', money, account });
    expect((await balanceOf(into))?.purchasedSeconds).toBe(0);
    expect(await models.balances.exists({ _id: from })).toBeNull();
  });

  it('does all of it or nothing', async () => {
    const [from, into] = [await newUser(), await newUser()];
    await buildVideo(parts.videos, { ownerId: from });
    const joining = parts.transact(async (transaction) => {
      await mergeAccounts({ fromId: from, intoId: into }, transaction);
      throw new Error('killed');
    });
    await expect(joining).rejects.toThrow('killed');
    expect(await parts.videos.countDocuments({ ownerId: from })).toBe(1);
    expect(await models.users.exists({ _id: from })).not.toBeNull();
  });
});

/** A genuine message about the only sale in these tests, booked at once. */
async function hear(content: PaymentEvent): Promise<void> {
  const _id = `ipn_${++made}`;
  const trigger = { _id, provider: 'paypal' as const, eventKey: _id };
  const receivedAt = new Date(parts.clock());
  await models.ipnEvents.create({
    ...trigger,
    ...{ body: Buffer.from('genuine'), receivedAt, provedAt: receivedAt, state: 'unapplied' },
    ...{ content, match: content.kind === 'sale' ? { seconds: 3600 } : null, paymentKey: 'paypal:sale-1' },
  });
  const { ipnEvents: events, payments, users } = models;
  const formerBalances = { followDebt: async () => undefined };
  const settling = { events, payments, users, formerBalances, recordLedgerEntry: record, clock: parts.clock };
  await parts.transact((transaction) => bookPayment(settling, { paymentKey: 'paypal:sale-1', trigger }, transaction));
}
