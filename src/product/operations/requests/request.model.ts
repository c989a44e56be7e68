import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import type { Contact } from '../../subscribers/link-subscriber.ts';

/** What an operator wants to do. It has to be confirmed first. */
export type OperatorRequest =
  | { kind: 'credit'; who: Person; seconds: number; reason: string }
  | { kind: 'unlink'; contact: Contact; from: Person }
  /** `from`: account that the contact is linked to now; null = none. */
  | { kind: 'move'; contact: Contact; from: Person | null; to: Person };

export interface Person {
  userId: number;
  /** null for people who only use a chat. */
  email: string | null;
}

export const createRequestModel = defineModel({
  name: 'OperatorRequest',
  collection: 'operator_requests',
  fields: {
    _id: field.text(),
    /** Chat in which it was made and can be confirmed. */
    place: field.text(),
    askedBy: field.text(),
    request: field.json<OperatorRequest>(),
    /** `confirmed` = being carried out; confirming it again finishes what a crash has interrupted. */
    state: field.oneOf(['open', 'confirmed', 'done', 'declined']),
    createdAt: field.date(),
    /** Until when it can be confirmed. */
    expiresAt: field.date(),
  },
  indexes: [
    // records stay for a day, so that a late tap can be answered exactly; after that it only gets "too late"
    [{ createdAt: 1 }, { expireAfterSeconds: 24 * 3600 }],
  ],
});

export type RequestModel = ReturnType<typeof createRequestModel>;
export type RequestRecord = RecordOf<typeof createRequestModel>;
