import type { SubscriberRecord } from './subscriber.model.ts';

/** What makes a contact nobody's again. */
export const unlinkFields = {
  userId: null,
  linkedAt: null,
  linkNoticeDueAt: null,
  tagDueAt: null,
  tagTries: 0,
} satisfies Partial<SubscriberRecord>;
