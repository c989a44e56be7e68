import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPayment, type PaymentFact } from '../../../../src/product/payments/booking/fold-payment.ts';

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' });
const receivedAt = new Date('2026-03-10T12:00:00Z');
const sale: PaymentFact = {
  kind: 'sale',
  id: 'm1',
  receivedAt,
  item: 'minutes-60',
  money: usd(900),
  match: { seconds: 3600 },
  matchedAt: receivedAt,
  userId: 7,
};
const change = (
  kind: 'refund' | 'reversal' | 'reinstatement',
  cents: number,
  changeId = `${kind}-${cents}`,
): PaymentFact => ({ kind, receivedAt, id: `m-${changeId}`, changeId, money: usd(cents) });
const secondsOf = (...facts: PaymentFact[]) => foldPayment(facts).seconds;
const outcomeOf = (fact: PaymentFact, ...others: PaymentFact[]) => foldPayment([fact, ...others]).outcomes.get(fact.id);

describe('a payment', () => {
  it.each<[string, number, PaymentFact[]]>([
    ['its sale', 3600, [sale]],
    ['a sale reported twice', 3600, [sale, { ...sale, id: 'm2' }]],
    ['a whole refund', 0, [sale, change('refund', 900)]],
    ['a third refunded', 2400, [sale, change('refund', 300)]],
    ['two partial refunds', 1200, [sale, change('refund', 300, 'a'), change('refund', 300, 'b')]],
    ['a refund reported twice', 2400, [sale, change('refund', 300), { ...change('refund', 300), id: 'again' }]],
    ['more refunded than was paid', 0, [sale, change('refund', 600, 'a'), change('refund', 600, 'b')]],
    ['a reversal', 0, [sale, change('reversal', 900)]],
    ['a reinstated reversal', 3600, [sale, change('reversal', 900), change('reinstatement', 900)]],
    ['a reinstatement alone', 3600, [sale, change('reinstatement', 900)]],
    [
      'reversed, reinstated and reversed again',
      0,
      [sale, change('reversal', 900, 'a'), change('reinstatement', 900), change('reversal', 900, 'b')],
    ],
    [
      'a part refunded, the rest reversed and won back',
      2400,
      [sale, change('refund', 300), change('reversal', 600), change('reinstatement', 600)],
    ],
    ['one id for a refund and a reversal', 0, [sale, change('refund', 900, 'x'), change('reversal', 900, 'x')]],
    [
      'a reinstatement with the id of its reversal',
      3600,
      [sale, change('reversal', 900, 'x'), { ...change('reinstatement', 900, 'x'), id: 'back' }],
    ],
    [
      'a refund in another currency',
      3600,
      [sale, { ...change('refund', 900), money: { minorUnits: 900, currency: 'EUR' } }],
    ],
    ['a refund without its sale', 0, [change('refund', 300)]],
    ['rounds to the nearest second', 3599, [sale, change('refund', 0.25 * 1)].map(asCents)],
  ])('is worth the right number of seconds: %s', (_what, seconds, facts) => {
    expect(secondsOf(...facts)).toBe(seconds);
  });

  it('takes a total as the sum refunded so far', () => {
    const total = (cents: number): PaymentFact => ({ ...change('refund', cents), isTotal: true }) as PaymentFact;
    expect(secondsOf(sale, total(300), total(600))).toBe(1200);
    expect(secondsOf(sale, total(300), total(900))).toBe(0);
  });

  it('belongs to nobody until the payer has registered', () => {
    const waiting: PaymentFact = { ...sale, userId: null };
    expect(foldPayment([waiting, change('refund', 300)])).toMatchObject({ userId: null, seconds: 0 });
    expect(outcomeOf(waiting)).toEqual({ kind: 'waiting_for_person' });
    expect(outcomeOf(change('refund', 300), waiting)).toEqual({ kind: 'waiting_for_person' });
  });

  it('belongs to the known account when another message names an unknown one', () => {
    const waiting: PaymentFact = { ...sale, id: 'a-first', userId: null };
    expect(foldPayment([waiting, sale])).toMatchObject({ userId: 7, seconds: 3600 });
  });

  it('keeps its first match when the sale is reported again after prices changed', () => {
    for (const seconds of [1800, 7200]) {
      const later = new Date(receivedAt.getTime() + 1000);
      // a message that arrived earlier may be read later: verified late, or retried
      for (const cameAt of [receivedAt, later]) {
        const again: PaymentFact = { ...sale, id: 'm0', receivedAt: cameAt, match: { seconds }, matchedAt: later };
        expect([secondsOf(sale, again), secondsOf(again, sale)]).toEqual([3600, 3600]);
        expect(outcomeOf(again, sale)).toEqual({ kind: 'repeated' });
      }
    }
  });

  it('stays with the account that had the email address first', () => {
    const newcomer: PaymentFact = { ...sale, id: 'm0', userId: 10 };
    expect(foldPayment([newcomer, sale])).toMatchObject({ userId: 7, seconds: 3600 });
  });

  it('decides between contradicting messages by their content, not by their order', () => {
    const other: PaymentFact = { ...sale, id: 'm2', item: 'club', match: { seconds: 1800 } };
    const late = new Date(receivedAt.getTime() + 1000);
    const atLast = (fact: PaymentFact): PaymentFact => ({ ...fact, receivedAt: late, matchedAt: late }) as PaymentFact;
    expect(secondsOf(sale, atLast(other))).toBe(secondsOf(atLast(sale), other));
  });

  it('returns the outcome of each message', () => {
    const wrong: PaymentFact = { ...sale, id: 'm0', match: { problem: 'wrong_amount' } };
    expect(outcomeOf(sale)).toEqual({ kind: 'applied' });
    expect(outcomeOf({ ...sale, id: 'm2' }, sale)).toEqual({ kind: 'repeated' });
    expect(outcomeOf(wrong, sale)).toEqual({ kind: 'unmatched', reason: 'wrong_amount' });
    expect(outcomeOf(change('refund', 300))).toEqual({ kind: 'waiting_for_sale' });
    expect(outcomeOf(change('refund', 300), wrong)).toEqual({ kind: 'unmatched', reason: 'sale_unmatched' });
    expect(outcomeOf(change('refund', 300), sale)).toEqual({ kind: 'applied' });
  });

  it('does not depend on the order of its messages', () => {
    const kinds = fc.constantFrom('refund' as const, 'reversal' as const, 'reinstatement' as const);
    const changes = fc.array(fc.tuple(kinds, fc.integer({ min: 1, max: 1200 }), fc.constantFrom('a', 'b', 'c', 'd')));
    const facts = changes.map((drawn) => [
      sale,
      { ...sale, id: 'm9', userId: 8 },
      ...drawn.map(([kind, cents, number], index) => ({ ...change(kind, cents, number), id: `c${index}` })),
    ]);
    fc.assert(
      fc.property(
        facts.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(foldPayment(shuffled)).toEqual(foldPayment(all));
        },
      ),
    );
  });
});

/** With 900 cents for 3600 seconds nothing is rounded; with 10 000 it is. */
function asCents(fact: PaymentFact): PaymentFact {
  const minorUnits = fact.kind === 'sale' ? 10_000 : 3;
  return { ...fact, money: usd(minorUnits) };
}
