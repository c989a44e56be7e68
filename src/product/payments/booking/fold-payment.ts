import type { Money } from '../../../infra/money.ts';
import type { Outcome } from '../messages/ipn-event.model.ts';
import type { ChangeEvent, UnmatchedReason } from '../providers/payment-event.ts';

/** A verified message about a payment, with its price and account. */
export type PaymentFact = SaleFact | ChangeFact;

interface SaleFact {
  kind: 'sale';
  /** Id of the message. */
  id: string;
  receivedAt: Date;
  item: string;
  money: Money;
  /** What it buys, or why that is not known. */
  match: { seconds: number } | { problem: UnmatchedReason };
  /** When the price table was read for it. */
  matchedAt: Date;
  /** null = the payer has not registered yet. */
  userId: number | null;
}

interface ChangeFact extends Pick<ChangeEvent, 'kind' | 'changeId' | 'money' | 'isTotal'> {
  id: string;
  receivedAt: Date;
}

export interface FoldedPayment {
  /** Account that has the seconds; null = none. */
  userId: number | null;
  /** What the payment is worth now, after refunds and reversals: 0 to what was bought. */
  seconds: number;
  /** By the id of the message. */
  outcomes: Map<string, Outcome>;
}

/**
 * Works out one payment from the set of messages about it; their order and repetitions do not matter. What was taken
 * back is the sum of the refunds plus the reversals that were not reinstated, at most the price. The seconds left are
 * in proportion to what was not taken back, rounded to the nearest whole second.
 */
export function foldPayment(facts: readonly PaymentFact[]): FoldedPayment {
  const sales = facts.filter((fact): fact is SaleFact => fact.kind === 'sale').sort(salesInOrder);
  const changes = facts.filter((fact): fact is ChangeFact => fact.kind !== 'sale').sort(changesInOrder);
  const sale = sales.find(isCredited) ?? null;
  const outcomes = new Map<string, Outcome>();
  for (const fact of sales) outcomes.set(fact.id, outcomeOfSale(fact, sale));
  const counted = countedChanges(changes, sale);
  for (const fact of changes) outcomes.set(fact.id, outcomeOfChange(fact, { sale, sales, counted }));
  if (!sale || sale.userId === null) return { userId: null, seconds: 0, outcomes };
  return { userId: sale.userId, seconds: secondsLeft(sale, takenBack(counted)), outcomes };
}

type CreditedSale = SaleFact & { match: { seconds: number } };

const isCredited = (fact: SaleFact): fact is CreditedSale => 'seconds' in fact.match;

/**
 * Sales with a known account come first, then they are ordered by content: of two contradicting messages the same one
 * must count, whichever arrives first. Equal messages are ordered by user id (an email address that changes hands gets
 * a higher one), then by the time of the match.
 */
function salesInOrder(a: SaleFact, b: SaleFact): number {
  return (
    Number(a.userId === null) - Number(b.userId === null) ||
    compare(contentOfSale(a), contentOfSale(b)) ||
    (a.userId ?? 0) - (b.userId ?? 0) ||
    a.matchedAt.getTime() - b.matchedAt.getTime() ||
    byArrival(a, b)
  );
}

/** By content, and equal ones by arrival. */
function changesInOrder(a: ChangeFact, b: ChangeFact): number {
  return compare(contentOfChange(a), contentOfChange(b)) || byArrival(a, b);
}

const contentOfSale = ({ item, money }: SaleFact) => JSON.stringify([item, money.currency, money.minorUnits]);

function contentOfChange({ kind, changeId, money, isTotal = false }: ChangeFact): string {
  return JSON.stringify([kind, changeId, money.currency, money.minorUnits, isTotal]);
}

function byArrival(a: PaymentFact, b: PaymentFact): number {
  return a.receivedAt.getTime() - b.receivedAt.getTime() || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function outcomeOfSale(fact: SaleFact, sale: CreditedSale | null): Outcome {
  if ('problem' in fact.match) return { kind: 'unmatched', reason: fact.match.problem };
  if (fact !== sale) return { kind: 'repeated' };
  return fact.userId === null ? { kind: 'waiting_for_person' } : { kind: 'applied' };
}

/**
 * Changes that fit the sale, each once. Refunds and reversals share one series of ids, reinstatements have their own.
 */
function countedChanges(changes: ChangeFact[], sale: CreditedSale | null): Set<ChangeFact> {
  const byId = new Map<string, ChangeFact>();
  for (const change of changes) {
    if (sale && !fits(change, sale)) continue;
    const key = `${change.kind === 'reinstatement' ? 'back' : 'off'} ${change.changeId}`;
    if (!byId.has(key)) byId.set(key, change);
  }
  return new Set(byId.values());
}

const fits = (change: ChangeFact, sale: CreditedSale) => change.money.currency === sale.money.currency;

function outcomeOfChange(
  fact: ChangeFact,
  { sale, sales, counted }: { sale: CreditedSale | null; sales: SaleFact[]; counted: Set<ChangeFact> },
): Outcome {
  if (!sale) return sales.length === 0 ? { kind: 'waiting_for_sale' } : { kind: 'unmatched', reason: 'sale_unmatched' };
  if (!fits(fact, sale)) return { kind: 'unmatched', reason: 'wrong_currency' };
  if (!counted.has(fact)) return { kind: 'repeated' };
  return sale.userId === null ? { kind: 'waiting_for_person' } : { kind: 'applied' };
}

/** In the smallest unit of the sale's currency. */
function takenBack(changes: Iterable<ChangeFact>): bigint {
  let refunded = 0n;
  let refundedInTotal = 0n;
  let reversed = 0n;
  for (const { kind, money, isTotal } of changes) {
    const amount = BigInt(money.minorUnits);
    if (kind === 'reversal') reversed += amount;
    else if (kind === 'reinstatement') reversed -= amount;
    else if (isTotal) refundedInTotal = amount > refundedInTotal ? amount : refundedInTotal;
    else refunded += amount;
  }
  return refunded + refundedInTotal + (reversed > 0n ? reversed : 0n);
}

function secondsLeft({ money, match }: CreditedSale, taken: bigint): number {
  const paid = BigInt(money.minorUnits);
  const left = taken >= paid ? 0n : paid - taken;
  return Number((2n * BigInt(match.seconds) * left + paid) / (2n * paid));
}
