import fc from 'fast-check';

/**
 * Something that happened between people and a provider, as it really was: what messages tell of, in whatever order.
 */
export interface History {
  people: Person[];
  payments: TruePayment[];
  /** Which messages are sent, by their place in the list of all, in this order; some more than once. */
  sendings: { message: number; again: Again }[];
  /** How many are on their way at once. */
  atOnce: number;
}

/** How a message is sent a second time; by then the table may say something else. */
export type Again = 'never' | 'same_key' | 'other_key' | 'after_price_change';

export interface Person {
  /** Registers after so many messages have been sent; 0 = before the first; null = never. */
  registersAfter: number | null;
}

export interface TruePayment {
  owner: number;
  item: keyof typeof catalogue;
  kind: 'sale' | 'renewal';
  /** Not what the item costs: such a payment buys nothing. */
  isWrongAmount: boolean;
  changes: TrueChange[];
  isCancelledLater: boolean;
}

export interface TrueChange {
  kind: 'refunded' | 'reversed' | 'reinstated';
  /** In thousandths of the price. */
  share: number;
  isInWrongCurrency: boolean;
}

export const catalogue = {
  hour: { price: 900, currency: 'USD', decimals: 2, seconds: 3600 },
  club: { price: 499, currency: 'USD', decimals: 2, seconds: 1799 },
  yen: { price: 1000, currency: 'JPY', decimals: 0, seconds: 777 },
} as const;

const change = fc.record<TrueChange>({
  kind: fc.constantFrom('refunded', 'refunded', 'reversed', 'reinstated'),
  share: fc.constantFrom(1000, 1000, 500, 333, 100, 1),
  isInWrongCurrency: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 9),
});

const payment = (people: number) =>
  fc.record<TruePayment>({
    owner: fc.integer({ min: 0, max: people - 1 }),
    item: fc.constantFrom('hour', 'club', 'yen'),
    kind: fc.constantFrom('sale', 'renewal'),
    isWrongAmount: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 9),
    changes: fc.array(change, { maxLength: 3 }),
    isCancelledLater: fc.boolean(),
  });

const people = fc.array(fc.record<Person>({ registersAfter: fc.constantFrom(0, 0, 0, 2, 5, null) }), {
  minLength: 1,
  maxLength: 2,
});

export const historyArbitrary: fc.Arbitrary<History> = people
  .chain((drawn) => fc.tuple(fc.constant(drawn), fc.array(payment(drawn.length), { minLength: 1, maxLength: 2 })))
  .chain(([drawn, payments]) => {
    const messages = payments.reduce(
      (sum, { changes, isCancelledLater }) => sum + 1 + changes.length + Number(isCancelledLater),
      0,
    );
    const all = Array.from({ length: messages }, (_, index) => index);
    return fc.record<History>({
      people: fc.constant(drawn),
      payments: fc.constant(payments),
      sendings: fc.shuffledSubarray(all, { minLength: messages }).chain((order) =>
        fc.tuple(
          ...order.map((message) =>
            fc.record({
              message: fc.constant(message),
              again: fc.constantFrom<Again>('never', 'never', 'same_key', 'other_key', 'after_price_change'),
            }),
          ),
        ),
      ),
      atOnce: fc.integer({ min: 1, max: 6 }),
    });
  });

/**
 * What somebody's balance must be in the end, worked out from what happened and not from any message: for each payment
 * its seconds, less the part of them that the money not kept is of the price.
 */
export function balanceThatShouldBe(history: History, person: number): number {
  if (history.people[person]?.registersAfter === null) return 0;
  return history.payments
    .filter(({ owner, isWrongAmount }) => owner === person && !isWrongAmount)
    .reduce((sum, paid) => sum + worthOf(paid), 0);
}

function worthOf({ item, changes }: TruePayment): number {
  const { price, seconds } = catalogue[item];
  const sumOf = (kind: TrueChange['kind']) =>
    changes
      .filter((each) => each.kind === kind && !each.isInWrongCurrency)
      .reduce((sum, { share }) => sum + amountOfShare(item, share), 0);
  const disputed = Math.max(0, sumOf('reversed') - sumOf('reinstated'));
  const kept = Math.max(0, price - sumOf('refunded') - disputed);
  return Math.floor((seconds * kept) / price + 0.5);
}

/** At least one cent (or yen). */
export function amountOfShare(item: TruePayment['item'], share: number): number {
  return Math.max(1, Math.floor((catalogue[item].price * share) / 1000));
}
