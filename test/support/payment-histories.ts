import fc from 'fast-check';

/**
 * The payments and refunds at a provider. Messages report them, in any order.
 */
export interface History {
  people: Person[];
  payments: TruePayment[];
  /** Indices of the messages in the order in which they are sent; some are sent more than once. */
  sendings: { message: number; again: Again }[];
  /** How many are sent at the same time. */
  atOnce: number;
}

/** How a message is sent a second time; the price table may have changed since. */
export type Again = 'never' | 'same_key' | 'other_key' | 'after_price_change';

export interface Person {
  /** Number of messages after which they register; 0 = before the first one; null = never. */
  registersAfter: number | null;
}

export interface TruePayment {
  owner: number;
  item: keyof typeof catalogue;
  kind: 'sale' | 'renewal';
  /** Not the item's price: such a payment buys nothing. */
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
 * The final balance of a user, calculated from the payments and not from messages: for each payment its seconds,
 * less the share of the price that was refunded.
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
