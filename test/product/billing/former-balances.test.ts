import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCounterModel } from '../../../src/infra/database/counter.model.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { addUserWithoutToken } from '../../../src/product/accounts/add-user.ts';
import { createTokenModel } from '../../../src/product/accounts/token.model.ts';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { createAccountBalanceModel } from '../../../src/product/billing/account-balance.model.ts';
import { createFormerBalanceModel } from '../../../src/product/billing/former-balance.model.ts';
import { createFormerBalances } from '../../../src/product/billing/former-balances.ts';
import { getBalance } from '../../../src/product/billing/get-balance.ts';
import { identityOfEmail } from '../../../src/product/billing/identity-hash.ts';
import { createRecordLedgerEntry } from '../../../src/product/billing/ledger.ts';
import { createLedgerEntryModel } from '../../../src/product/billing/ledger-entry.model.ts';
import { balancePart, ledgerPart } from '../../../src/product/billing/personal-data.ts';
import { createVideoCharges } from '../../../src/product/billing/video-charges.ts';
import { createPersonalData } from '../../../src/product/personal-data/create-personal-data.ts';
import { createSessionModel } from '../../../src/product/sign-in/session.model.ts';
import { testDatabase } from '../../support/mongo.ts';

const { connection, transact, ensureIndexes } = await testDatabase();
const time = { now: 0 };
const clock = () => time.now;
const allowance = { isEnforced: true, secondsPerMonth: 60 };
const balances = createAccountBalanceModel(connection);
const ledger = createLedgerEntryModel(connection);
const formers = createFormerBalanceModel(connection);
const users = createUserModel(connection);
const formerBalances = createFormerBalances({ connection, clock });
const recordLedgerEntry = createRecordLedgerEntry({ ledger, balances });
const charges = createVideoCharges({ connection, allowance, clock });
const chats = new Map<number, string[]>();
const accounts = {
  users,
  counters: createCounterModel(connection),
  clock,
  random: randomBytes,
  creditWaitingPayments: async () => undefined,
  formerBalances,
};
const personalData = createPersonalData({
  users,
  tokens: createTokenModel(connection),
  sessions: createSessionModel(connection),
  parts: [ledgerPart({ ledger }), balancePart({ balances, formerBalances, transact })],
  transact,
  clock,
  logger: silentLogger,
  formerBalances,
  chatKeysOfUser: async (userId) => chats.get(userId) ?? [],
});
await ensureIndexes();

let count = 0;
let email = '';
beforeEach(() => {
  time.now = Date.parse('2026-11-10T12:00:00Z');
  count += 1;
  email = `person${count}@example.com`;
});

async function register(address = email): Promise<number> {
  const nobody = { firstName: null, lastName: null, integrationId: null, pendingChatbotTag: null };
  const user = await transact((transaction) =>
    addUserWithoutToken(accounts, { ...nobody, email: address }, transaction),
  );
  return user._id;
}

async function use(userId: number, seconds: number): Promise<void> {
  const videoId = `vid${userId}n${++count}`;
  await transact((transaction) => charges.reserve({ userId, videoId, seconds }, transaction));
  await transact((transaction) => charges.charge(videoId, transaction));
}

let entries = 0;
async function book(userId: number, seconds: number): Promise<void> {
  const kind = seconds > 0 ? ('purchase' as const) : ('refund' as const);
  await transact(async (transaction) => {
    await recordLedgerEntry({ userId, kind, seconds, cause: `${++entries}`, at: new Date(clock()) }, transaction);
    await formerBalances.followDebt(userId, transaction);
  });
}

const leave = (userId: number, confirmation = email) => personalData.deleteAccount({ userId, confirmation });
const balance = async (userId: number) => (await getBalance({ balances, allowance, clock }, userId))?.balanceSeconds;

describe('a person who deletes an account and comes back', () => {
  it('finds the free seconds of the month used, and has new ones in the next month', async () => {
    const first = await register();
    await use(first, 45);
    await leave(first);
    const second = await register();
    expect(await balance(second)).toBe(15);
    expect(await ledger.find({ userId: second }).lean()).toMatchObject([
      { kind: 'carried', seconds: -45, includedSeconds: 45, month: '2026-11' },
    ]);
    time.now = Date.parse('2026-12-01T00:00:01Z');
    expect(await balance(second)).toBe(60);
  });

  it('cannot lower it by doing so again', async () => {
    for (let round = 0; round < 3; round++) {
      const user = await register();
      expect(await balance(user)).toBe(60 - round * 20);
      await use(user, 20);
      await leave(user);
    }
    expect(await balance(await register())).toBe(0);
  });

  it.each([
    ['letter case', 'Person{}@Example.com'],
    ['a plus-address', 'person{}+again@example.com'],
  ])('is recognised despite %s', async (_name, form) => {
    const first = await register();
    await use(first, 45);
    await leave(first);
    expect(await balance(await register(form.replace('{}', String(email.match(/\d+/)?.[0]))))).toBe(15);
  });

  it('keeps a debt, also beyond the month', async () => {
    const first = await register();
    await book(first, 100);
    await use(first, 150);
    await book(first, -100);
    expect(await balance(first)).toBe(-90);
    await leave(first);
    time.now = Date.parse('2027-03-01T12:00:00Z');
    expect(await balance(await register())).toBe(60 - 90);
  });

  it('owes what is refunded after the account was deleted, before or after coming back', async () => {
    const first = await register();
    await book(first, 200);
    await use(first, 160);
    await leave(first);
    await book(first, -50);
    const second = await register();
    // 100 of the bought seconds were used; 100 were forfeited, so that a refund of 50 leaves no debt
    expect(await balance(second)).toBe(0);
    await book(first, -150);
    expect(await balance(second)).toBe(-100);
    await book(first, 150);
    expect(await balance(second)).toBe(0);
  });

  it('does not owe what was bought and not used', async () => {
    const first = await register();
    await book(first, 100);
    await leave(first);
    await book(first, -100);
    expect(await balance(await register())).toBe(60);
  });

  it('is recognised by a chat too, and owes the debt once', async () => {
    const first = await register();
    chats.set(first, ['telegram:7']);
    await book(first, 100);
    await use(first, 160);
    await book(first, -100);
    await leave(first);
    const ofChat = 900_000 + count;
    const inherit = { userId: ofChat, identity: 'telegram:7' };
    await transact((transaction) => formerBalances.inherit(inherit, transaction));
    expect(await balance(ofChat)).toBe(-100);
    expect(await balance(await register())).toBe(0);
  });

  it('pays for a video that was settled while the account was being deleted', async () => {
    const first = await register();
    await transact((transaction) => charges.reserve({ userId: first, videoId: 'late', seconds: 30 }, transaction));
    await transact((transaction) => formerBalances.remember({ userId: first, identities: [`x${count}`] }, transaction));
    await transact((transaction) => charges.settle({ videoId: 'late', seconds: 30 }, transaction));
    await balancePart({ balances, formerBalances, transact }).erase({ userId: first, formerIds: [], email });
    const second = 800_000 + count;
    await transact((transaction) => formerBalances.inherit({ userId: second, identity: `x${count}` }, transaction));
    expect(await balance(second)).toBe(30);
  });
});

describe('what is kept of a deleted account', () => {
  it('names nobody and ends with the month, or after a year where money may be taken back', async () => {
    const [free, paying] = [await register(), await register(`b${email}`)];
    await use(free, 10);
    await book(paying, 100);
    await use(paying, 100);
    await leave(free);
    await leave(paying, `b${email}`);
    const [ofFree, ofPaying] = [await formers.findById(free).lean(), await formers.findById(paying).lean()];
    expect(ofFree?.expiresAt).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect(ofPaying?.expiresAt).toEqual(new Date('2027-11-10T12:00:00Z'));
    expect(JSON.stringify([ofFree, ofPaying])).not.toContain('person');
  });

  it('is nothing when nothing was used', async () => {
    const user = await register();
    await leave(user);
    expect(await formers.findById(user).lean()).toBeNull();
  });
});

describe('an email address as an identity', () => {
  it.each([
    ['Ada@Example.com', 'email:ada@example.com'],
    ['ada+shop@example.com', 'email:ada@example.com'],
    ['a.d.a@gmail.com', 'email:ada@gmail.com'],
    ['ada@googlemail.com', 'email:ada@gmail.com'],
    ['a.d.a@example.com', 'email:a.d.a@example.com'],
    ['+only@example.com', 'email:+only@example.com'],
    ['ada@müller.example', 'email:ada@xn--mller-kva.example'],
  ])('%s is %s', (address, identity) => expect(identityOfEmail(address)).toBe(identity));
});
