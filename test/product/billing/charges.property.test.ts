import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAccountBalanceModel } from '../../../src/product/billing/account-balance.model.ts';
import { getBalance } from '../../../src/product/billing/get-balance.ts';
import { createRecordLedgerEntry } from '../../../src/product/billing/ledger.ts';
import { createLedgerEntryModel } from '../../../src/product/billing/ledger-entry.model.ts';
import { createReservationModel } from '../../../src/product/billing/reservation.model.ts';
import { createVideoCharges } from '../../../src/product/billing/video-charges.ts';
import { testDatabase } from '../../support/mongo.ts';

const { connection, transact, ensureIndexes } = await testDatabase();
const balances = createAccountBalanceModel(connection);
const ledger = createLedgerEntryModel(connection);
const reservations = createReservationModel(connection);
const recordLedgerEntry = createRecordLedgerEntry({ ledger, balances });
const allowance = { isEnforced: true, secondsPerMonth: 60 };
const time = { now: 0 };
const clock = () => time.now;
const charges = createVideoCharges({ connection, allowance, clock });
await ensureIndexes();

let nextUser = 1;

type Action =
  | { kind: 'reserve'; video: number; seconds: number }
  | { kind: 'charge' | 'release'; video: number }
  | { kind: 'settle'; video: number; seconds: number }
  | { kind: 'credit'; name: number; seconds: number }
  | { kind: 'pass'; days: number };

// few videos and short ones, so that most histories charge several of them in one month
const video = fc.integer({ min: 0, max: 3 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('reserve' as const), video, seconds: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('charge' as const), video }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), video }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('settle' as const), video, seconds: fc.integer({ min: 0, max: 40 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('credit' as const),
      name: fc.integer({ min: 0, max: 5 }),
      seconds: fc.integer({ min: -20, max: 60 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 25 }) }) },
);
const history = fc.array(action, { minLength: 15, maxLength: 30 });
const historyAtOnce = fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 14 });

describe('seconds', () => {
  it('match a simple model, whatever is done in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (actions) => {
        time.now = Date.parse('2026-01-20T12:00:00Z');
        const userId = nextUser++;
        const model = createModel();
        for (const one of actions) {
          expect(await carryOut(userId, one), JSON.stringify(one)).toBe(model.carryOut(one));
          expect(await seen(userId)).toEqual(model.seen());
        }
      }),
      { numRuns: 20 },
    );
  });

  it('add up and are never overdrawn by simultaneous calls', async () => {
    await fc.assert(
      fc.asyncProperty(historyAtOnce, async (actions) => {
        time.now = Date.parse('2026-01-20T12:00:00Z');
        const userId = nextUser++;
        // taking seconds back may leave less than is reserved
        const isTakenBack = actions.flat().some((one) => one.kind === 'credit' && one.seconds < 0);
        for (const atOnce of actions) {
          await Promise.all(atOnce.map((one) => carryOut(userId, one)));
          const { remaining, reserved } = await seen(userId);
          expect({ remaining, reserved }).toEqual(await foldOfEntries(userId));
          if (!isTakenBack) expect(remaining).toBeGreaterThanOrEqual(reserved);
        }
      }),
      { numRuns: 10 },
    );
  });
});

/** Performs one action with the real code. @returns whether it changed anything, if that is known */
async function carryOut(userId: number, one: Action): Promise<boolean> {
  switch (one.kind) {
    case 'reserve': {
      const input = { userId, videoId: `${userId}-${one.video}`, seconds: one.seconds };
      const attempt = transact((transaction) => charges.reserve(input, transaction));
      return attempt.then(
        () => true,
        (error) => (error.code === 'allowance_exhausted' ? false : Promise.reject(error)),
      );
    }
    case 'charge':
    case 'release':
      await transact((transaction) => charges[one.kind](`${userId}-${one.video}`, transaction));
      return true;
    case 'settle': {
      const stopped = { videoId: `${userId}-${one.video}`, seconds: one.seconds };
      await transact((transaction) => charges.settle(stopped, transaction));
      return true;
    }
    case 'credit': {
      const cause = `credit:${userId}-${one.name}`;
      const entry = { userId, kind: 'credit' as const, seconds: one.seconds, cause, at: new Date(time.now) };
      return transact((transaction) => recordLedgerEntry(entry, transaction));
    }
    case 'pass':
      time.now += one.days * 24 * 60 * 60 * 1000;
      return true;
  }
}

async function seen(userId: number) {
  const balance = await getBalance({ balances, allowance, clock }, userId);
  return { remaining: balance?.balanceSeconds ?? Number.NaN, reserved: balance?.reservedSeconds ?? Number.NaN };
}

/** The sums of entries and reservations, calculated without the stored balance. */
async function foldOfEntries(userId: number) {
  const entries = await ledger.find({ userId }).lean();
  const month = new Date(time.now).toISOString().slice(0, 7);
  const included = entries.filter((entry) => entry.month === month).reduce((sum, one) => sum + one.includedSeconds, 0);
  const purchased = entries.reduce((sum, entry) => sum + entry.seconds + entry.includedSeconds, 0);
  const held = await reservations.find({ userId }).lean();
  return {
    remaining: allowance.secondsPerMonth - included + purchased,
    reserved: held.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/** The model: seconds of the month, purchased seconds, and reservations of the videos. */
function createModel() {
  const held = new Map<number, number>();
  const charged = new Set<number>();
  /** What settlements have billed of each video. */
  const settled = new Map<number, number>();
  const credits = new Map<number, number>();
  let monthly = allowance.secondsPerMonth;
  let kept = 0;
  let now = new Date('2026-01-20T12:00:00Z');
  const reserved = () => [...held.values()].reduce((sum, seconds) => sum + seconds, 0);
  const use = (seconds: number) => {
    const fromMonthly = Math.min(seconds, monthly);
    monthly -= fromMonthly;
    kept -= seconds - fromMonthly;
  };
  const charge = (name: number) => {
    const seconds = held.get(name);
    if (seconds === undefined) return;
    use(seconds);
    charged.add(name);
    held.delete(name);
  };
  const settle = (name: number, handedOut: number) => {
    const seconds = held.get(name);
    if (seconds === undefined) return;
    const earlier = settled.get(name) ?? 0;
    const billed = Math.min(seconds, Math.max(0, handedOut - earlier));
    use(billed);
    settled.set(name, earlier + billed);
    held.delete(name);
  };
  const reserve = (name: number, length: number) => {
    const seconds = length - (settled.get(name) ?? 0);
    if (charged.has(name) || seconds <= 0) return true;
    const others = reserved() - (held.get(name) ?? 0);
    const isMore = seconds > (held.get(name) ?? 0);
    if (isMore && monthly + kept - others < seconds) return false;
    held.set(name, seconds);
    return true;
  };
  const pass = (days: number) => {
    const later = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
    if (later.getUTCMonth() !== now.getUTCMonth()) monthly = allowance.secondsPerMonth;
    now = later;
  };
  return {
    seen: () => ({ remaining: monthly + kept, reserved: reserved() }),
    carryOut(one: Action): boolean {
      if (one.kind === 'reserve') return reserve(one.video, one.seconds);
      if (one.kind === 'charge') charge(one.video);
      if (one.kind === 'release') held.delete(one.video);
      if (one.kind === 'settle') settle(one.video, one.seconds);
      if (one.kind === 'pass') pass(one.days);
      if (one.kind !== 'credit') return true;
      if (credits.has(one.name)) return false;
      credits.set(one.name, one.seconds);
      kept += one.seconds;
      return true;
    },
  };
}
