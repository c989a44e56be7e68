import type { SubscriberRecord } from './subscriber.model.ts';

/** What makes a contact somebody's. @param isTold the person in the chat knows of it already */
export function linkFields(userId: number, at: Date, { isTold = false } = {}) {
  return {
    userId,
    linkedAt: at,
    linkNoticeDueAt: isTold ? null : at,
    tagDueAt: at,
    tagTries: 0,
  } satisfies Partial<SubscriberRecord>;
}
