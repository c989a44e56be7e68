import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from './model-on.ts';
import type { Transaction } from './transaction.ts';

interface CounterRecord {
  /** Name of the counter. */
  _id: string;
  /** The number returned last. */
  value: number;
}

export type CounterModel = Model<CounterRecord>;

const schema = new Schema<CounterRecord>(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { collection: 'counters', versionKey: false },
);

export function createCounterModel(connection: Connection): CounterModel {
  return modelOn<CounterRecord>(connection, 'Counter', schema);
}

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
    .lean<CounterRecord>();
  if (!counter) throw new Error(`The counter ${name} was neither found nor created.`);
  return counter.value;
}
