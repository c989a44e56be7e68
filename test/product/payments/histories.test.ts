import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAccountBalanceModel } from '../../../src/product/billing/account-balance.model.ts';
import { applyMessages } from '../../support/apply-messages.ts';
import {
  amountOfShare,
  balanceThatShouldBe,
  catalogue,
  type History,
  historyArbitrary,
  type TruePayment,
} from '../../support/payment-histories.ts';
import { startPayments } from '../../support/payments-under-test.ts';
import { paymentSecret, type SignedPayment, signPayment } from '../../support/sign-payment.ts';

/** Number of histories, and how many of them run at the same time in the same database. */
const total = Number(process.env.LEDGER_HISTORIES ?? 100);
const together = 10;

const prices = Object.entries(catalogue).map(([item, { price, currency, seconds }]) => ({
  ...{ item, price: { minorUnits: price, currency }, seconds, period: null },
}));
const shop = await startPayments({ providers: [{ name: 'signed', secret: paymentSecret }], prices });
/** With higher prices: the same money buys less. */
const dearerShop = shop.anotherWorker(
  'dearer',
  prices.map((row) => ({ ...row, seconds: Math.ceil(row.seconds / 10) })),
);
const balances = createAccountBalanceModel(shop.database.connection);
const workers = [shop.payments, shop.anotherWorker('two'), shop.anotherWorker('three')];
let played = 0;

describe('any history of payments', () => {
  it(
    `ends at the right balance: ${total} of them`,
    async () => {
      const runs = Math.ceil(total / together);
      const histories = fc.array(historyArbitrary, { minLength: together, maxLength: together });
      await fc.assert(fc.asyncProperty(histories, playAll), { numRuns: runs, endOnFailure: true });
      console.log(`${played} histories, ${await shop.events.countDocuments()} messages`);
    },
    total * 2000,
  );
});

async function playAll(histories: History[]): Promise<void> {
  const games = histories.map((history) => ({ history, name: `h${++played}`, userIds: new Map<number, number>() }));
  await addFirstPeople(games);
  const working: Promise<void>[] = [];
  const ends = await Promise.allSettled(games.map((game) => play(game, working)));
  const failed = [...ends, ...(await Promise.allSettled(working))].find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  await applyMessages(shop.payments);
  await shop.payments.reconcile();
  await Promise.all(games.map(check));
}

/** A worker continues while there is work; an idle one is started by the next wave. */
function beginApplying(working: Promise<void>[]): void {
  const idle = workers.find((worker) => !busy.has(worker));
  if (!idle) return;
  busy.add(idle);
  working.push(applyMessages(idle).finally(() => busy.delete(idle)));
}

const busy = new Set<(typeof workers)[number]>();

type Game = { history: History; name: string; userIds: Map<number, number> };

/** Messages arrive in waves; after each one, another worker starts to apply them while the next wave arrives. */
async function play(game: Game, working: Promise<void>[]): Promise<void> {
  const { history } = game;
  const messages = history.payments.flatMap((paid, number) => messagesOf(game, paid, number));
  let sent = 0;
  for (const wave of wavesOf(history)) {
    await Promise.all(wave.map(({ message, again }) => send(game, messages[message], { message, again })));
    beginApplying(working);
    const before = sent;
    sent += wave.length;
    for (let step = before + 1; step <= sent; step++) await register(game, step);
  }
  for (const step of [2, 5]) if (step > sent) await register(game, step);
}

async function addFirstPeople(games: Game[]): Promise<void> {
  const first = games.flatMap((game) =>
    game.history.people.flatMap(({ registersAfter }, person) => (registersAfter === 0 ? [{ game, person }] : [])),
  );
  const ids = await shop.addPeople(first.map(({ game, person }) => emailOf(game.name, person)));
  for (const [index, { game, person }] of first.entries()) game.userIds.set(person, ids[index] ?? -1);
}

async function register({ history, name, userIds }: Game, step: number): Promise<void> {
  for (const [person, { registersAfter }] of history.people.entries()) {
    if (registersAfter === step) userIds.set(person, await shop.register(emailOf(name, person)));
  }
}

function wavesOf({ sendings, atOnce }: History): History['sendings'][] {
  const waves: History['sendings'][] = [];
  for (let at = 0; at < sendings.length; at += atOnce) waves.push(sendings.slice(at, at + atOnce));
  return waves;
}

async function send(
  { name }: Game,
  message: SignedPayment | undefined,
  { message: number, again }: History['sendings'][number],
): Promise<void> {
  if (!message) throw new Error(`there is no message ${number}`);
  const keys = [`${name}-${number}`];
  if (again === 'same_key') keys.push(`${name}-${number}`);
  if (again === 'other_key') keys.push(`${name}-${number}-again`);
  await Promise.all(keys.map((id) => receive(shop.payments, message, id)));
  if (again !== 'after_price_change') return;
  shop.time.pass(1);
  await receive(dearerShop, message, `${name}-${number}-later`);
}

async function receive(payments: typeof shop.payments, message: SignedPayment, id: string): Promise<void> {
  const signed = signPayment(message, { id, at: new Date(shop.time.clock()) });
  expect(await payments.receiveMessage({ provider: null, ...signed })).toMatchObject({ kind: 'stored' });
}

function messagesOf({ name }: Game, paid: TruePayment, number: number): SignedPayment[] {
  const { item, kind, owner, isWrongAmount, changes, isCancelledLater } = paid;
  const payment_id = `${name}-p${number}`;
  const email = emailOf(name, owner);
  const { price, currency } = catalogue[item];
  const type = kind === 'sale' ? 'payment.completed' : 'subscription.renewed';
  const amount = decimal(item, isWrongAmount ? price + 1 : price);
  const later = changes.map(({ kind: change, share, isInWrongCurrency }, index) => ({
    type: `payment.${change}`,
    data: {
      payment_id: `${payment_id}-c${index}`,
      refund_of: payment_id,
      item,
      amount: decimal(item, amountOfShare(item, share)),
      currency: isInWrongCurrency ? 'KRW' : currency,
    },
  }));
  return [
    { type, data: { payment_id, item, amount, currency, email } },
    ...later,
    ...(isCancelledLater ? [{ type: 'subscription.cancelled', data: { payment_id, item, email } }] : []),
  ];
}

function decimal(item: TruePayment['item'], minorUnits: number): string {
  const { decimals } = catalogue[item];
  return (minorUnits / 10 ** decimals).toFixed(decimals);
}

const emailOf = (name: string, person: number) => `${name}-${person}@example.com`;

async function check({ history, name, userIds }: Game): Promise<void> {
  const ids = history.people.map((_, person) => userIds.get(person) ?? null);
  const should = history.people.map((_, person) => balanceThatShouldBe(history, person));
  const booked = await Promise.all(ids.map((id) => (id === null ? 0 : shop.balanceOf(id))));
  const kept = await Promise.all(ids.map((id) => balances.findById(id).lean()));
  expect({ booked, kept: kept.map((each) => each?.purchasedSeconds ?? 0) }).toEqual({ booked: should, kept: should });
  const left = await shop.events.countDocuments({ ...sentIn(name), state: { $ne: 'done' } });
  expect(left).toBe(0);
}

/** By the index of event keys. */
const sentIn = (name: string) => ({ provider: 'signed' as const, eventKey: new RegExp(`^${name}-`) });
