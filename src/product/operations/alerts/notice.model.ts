import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { AlertNews } from './word-alert.ts';

/** A message to one chat of operators. */
export interface NoticeRecord {
  /** `<alert>#<version>#<place>`, so that nothing is sent twice. */
  _id: string;
  /** Id of the chat. */
  place: string;
  /** null = version 1.0 stored the English `text` instead. */
  news: AlertNews | null;
  text: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** Why it was given up; null = not. */
  problem: string | null;
  lease: { owner: string; until: Date } | null;
}

export type NoticeModel = Model<NoticeRecord>;

const leaseSchema = new Schema(
  { owner: { type: String, required: true }, until: { type: Date, required: true } },
  { _id: false },
);

const schema = new Schema<NoticeRecord>(
  {
    _id: { type: String, required: true },
    place: { type: String, required: true },
    news: { type: Schema.Types.Mixed, default: null },
    text: { type: String, default: null },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    problem: { type: String, default: null },
    lease: { type: leaseSchema, default: null },
  },
  { collection: 'operator_notices', versionKey: false },
);
schema.index({ sentAt: 1, createdAt: 1 });
// after three days without success a notice is dropped; /status still shows the alert's cause
schema.index({ createdAt: 1 }, { expireAfterSeconds: 3 * 24 * 3600 });

export function createNoticeModel(connection: Connection): NoticeModel {
  return modelOn<NoticeRecord>(connection, 'OperatorNotice', schema);
}
