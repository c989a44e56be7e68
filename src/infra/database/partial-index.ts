import type { IndexOptions } from 'mongoose';

/**
 * Options of indexes that hold the records in which a field has a value. MongoDB uses such an index only for a condition
 * that provably asks for those: it knows that a text comes after '' and a number after 0, but not that it has a type. So a
 * condition on a date has to name the type, see {@link dueBy}.
 * https://www.mongodb.com/docs/manual/core/index-partial/
 */
const optionsWhere = (field: string, condition: object, kind: string): IndexOptions => ({
  partialFilterExpression: { [field]: condition },
  // an index of the same fields with another condition may exist, from an earlier version
  name: `${field}_${kind}`,
});

/** Where the field is a text that is not empty. */
export const whereText = (field: string) => optionsWhere(field, { $gt: '' }, 'text');

/** Where the field is a number above 0. */
export const whereNumber = (field: string) => optionsWhere(field, { $gt: 0 }, 'number');

/** Where the field is a date; see {@link dueBy}. */
export const whereDate = (field: string): IndexOptions => ({ partialFilterExpression: { [field]: { $type: 'date' } } });

/** The condition that a date has come. Without `$type`, MongoDB does not use an index of {@link whereDate}, and reads everything. */
export const dueBy = (at: Date) => ({ $type: 'date', $lte: at }) as const;
