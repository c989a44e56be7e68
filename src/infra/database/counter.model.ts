import { defineModel, field } from './define-model.ts';
import type { Transaction } from './transaction.ts';

export const createCounterModel = defineModel({
  name: 'Counter',
  collection: 'counters',
  fields: {
    /** Name of the counter. */
    _id: field.text(),
    /** The number returned last. */
    value: field.number(),
  },
});

export type CounterModel = ReturnType<typeof createCounterModel>;

/**
 * The next of 1, 2, 3 and so on. Two callers never get the same number; one taken in a transaction that fails may be
 * returned again.
 */
export async function nextNumber(counters: CounterModel, name: string, transaction?: Transaction): Promise<number> {
  const counter = await counters
    .findOneAndUpdate(
      { _id: name },
      { $inc: { value: 1 } },
      { upsert: true, returnDocument: 'after', session: transaction },
    )
    .lean();
  if (!counter) throw new Error(`The counter ${name} was neither found nor created.`);
  return counter.value;
}
