import type { Money } from '../../../infra/money.ts';
import type { ChangeEvent, UnmatchedReason } from '../providers/payment-event.ts';

/** A proved message that tells of a payment, with what has been found out about it here. */
export type PaymentFact = SaleFact | ChangeFact;

export interface SaleFact {
  kind: 'sale';
  /** Of the message. */
  id: string;
  receivedAt: Date;
  item: string;
  money: Money;
  /** What the price table said, or why it said nothing. */
  match: { seconds: number } | { problem: UnmatchedReason };
  /** When it was asked. */
  matchedAt: Date;
  /** null = the person has not registered yet. */
  userId: number | null;
}

export interface ChangeFact extends Pick<ChangeEvent, 'kind' | 'changeId' | 'money' | 'isTotal'> {
  id: string;
  receivedAt: Date;
}

export type Outcome =
  | { kind: 'applied' }
  /** Another message has told of it already. */
  | { kind: 'repeated' }
  | { kind: 'waiting_for_person' }
  | { kind: 'waiting_for_sale' }
  | { kind: 'unmatched'; reason: UnmatchedReason };

export interface FoldedPayment {
  /** Who has the seconds; null = nobody. */
  userId: number | null;
  /** What the payment is worth now, after all that was given or taken back: 0 to what was bought. */
  seconds: number;
  /** Of each message, by its id. */
  outcomes: Map<string, Outcome>;
}

/**
 * What one payment comes to, from the set of messages about it: the order they came in and how often do not matter.
 * Taken back is the sum of its refunds and of what its reversals are more than its reinstatements, in proportion to the
 * price, at most all; the seconds left are rounded to the nearest whole one.
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
 * Whose account is there already comes first, then what they say: of two messages that contradict one another, the same
 * one must count whichever comes first. Where they say the same, what was found out about the first stays: the lower of
 * two users’ numbers (an address that changes hands goes to a higher one), then the table’s first answer.
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

/** By what they say, and only among equals by arrival. */
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

/** Those that fit the sale, each once: a refund and a reversal share their numbers, reinstatements have their own. */
function countedChanges(changes: ChangeFact[], sale: CreditedSale | null): Set<ChangeFact> {
  const byNumber = new Map<string, ChangeFact>();
  for (const change of changes) {
    if (sale && !fits(change, sale)) continue;
    const number = `${change.kind === 'reinstatement' ? 'back' : 'off'} ${change.changeId}`;
    if (!byNumber.has(number)) byNumber.set(number, change);
  }
  return new Set(byNumber.values());
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

/** In the sale’s smallest units. */
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
  const kept = taken >= paid ? 0n : paid - taken;
  return Number((2n * BigInt(match.seconds) * kept + paid) / (2n * paid));
}
