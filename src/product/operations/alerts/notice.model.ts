import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import type { AlertNews } from './word-alert.ts';

/** A message to one chat of operators. */
export const createNoticeModel = defineModel({
  name: 'OperatorNotice',
  collection: 'operator_notices',
  fields: {
    /** `<alert>#<version>#<place>`, so that nothing is sent twice. */
    _id: field.text(),
    /** Id of the chat. */
    place: field.text(),
    /** null = version 1.0 stored the English `text` instead. */
    news: field.json<AlertNews>().nullable(),
    text: field.text().nullable(),
    createdAt: field.date(),
    sentAt: field.date().nullable(),
    /** Why it was given up; null = not. */
    problem: field.text().nullable(),
    lease: field.group({ owner: field.text(), until: field.date() }).nullable(),
  },
  indexes: [
    [{ sentAt: 1, createdAt: 1 }],
    // after three days without success a notice is dropped; /status still shows the alert's cause
    [{ createdAt: 1 }, { expireAfterSeconds: 3 * 24 * 3600 }],
  ],
});

export type NoticeModel = ReturnType<typeof createNoticeModel>;
export type NoticeRecord = RecordOf<typeof createNoticeModel>;
