import { defineModel, field } from './define-model.ts';

/** The calls that a caller has made in the minute that runs. rate-limiter-flexible writes the records. */
export const createRateCountModel = defineModel({
  name: 'RateCount',
  collection: 'rate_counts',
  fields: {
    /** The limit's name, and what it counts by. */
    key: field.text(),
    points: field.number(),
    expire: field.date().nullable(),
  },
  indexes: [
    [{ key: 1 }, { unique: true }],
    [{ expire: 1 }, { expireAfterSeconds: 0 }],
  ],
});

export type RateCountModel = ReturnType<typeof createRateCountModel>;
