import type { Money } from '../money/money.ts';
import type { ChangeEvent, UnmatchedReason } from './payment-event.ts';

/** A proved message that tells of a payment, with what has been found out about it here. */
export type PaymentFact = SaleFact | ChangeFact;

export interface SaleFact {
  kind: 'sale';
  /** Of the message. */
  id: string;
  receivedAt: Date;
  money: Money;
  /** What the price table said, or why it said nothing. */
  match: { seconds: number } | { problem: UnmatchedReason };
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
  const sorted = [...facts].sort(inOrder);
  const sales = sorted.filter((fact): fact is SaleFact => fact.kind === 'sale');
  const changes = sorted.filter((fact): fact is ChangeFact => fact.kind !== 'sale');
  const sale = sales.filter(isCredited).sort(knownPersonFirst)[0] ?? null;
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
 * By what they say, and only among equals by arrival: of two messages that contradict one another, the same one must count
 * whichever comes first.
 */
function inOrder(a: PaymentFact, b: PaymentFact): number {
  const byContent = compare(contentOf(a), contentOf(b));
  if (byContent !== 0) return byContent;
  return a.receivedAt.getTime() - b.receivedAt.getTime() || compare(a.id, b.id);
}

function contentOf({ id: _id, receivedAt: _receivedAt, ...content }: PaymentFact): string {
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => compare(a, b)));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Of two messages about one payment, the one whose account is there already. */
function knownPersonFirst(a: SaleFact, b: SaleFact): number {
  return Number(a.userId === null) - Number(b.userId === null);
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
