import { defineModel, field } from '../../../infra/database/define-model.ts';

/** The last turn that an account was given, see `nextTurn`. It shapes the order only, so losing one is harmless. */
export const createQueueTurnModel = defineModel({
  name: 'QueueTurn',
  collection: 'queue_turns',
  fields: {
    /** `queued:` and the account: `queued:17`. */
    _id: field.text(),
    turn: field.number(),
    at: field.date(),
  },
  indexes: [[{ at: 1 }, { expireAfterSeconds: 3600 }]],
});

export type QueueTurnModel = ReturnType<typeof createQueueTurnModel>;
