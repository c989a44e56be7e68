import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** One message to one chat of operators. */
export interface NoticeRecord {
  /** What it tells and to whom, so that nothing is told twice. */
  _id: string;
  /** Where: a chat's id. */
  place: string;
  text: string;
  createdAt: Date;
  sentAt: Date | null;
  /** Why it was given up; null = it was not. */
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
    text: { type: String, required: true },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    problem: { type: String, default: null },
    lease: { type: leaseSchema, default: null },
  },
  { collection: 'operator_notices', versionKey: false },
);
schema.index({ sentAt: 1, createdAt: 1 });
// what could not be told for three days is told by /status
schema.index({ createdAt: 1 }, { expireAfterSeconds: 3 * 24 * 3600 });

export function createNoticeModel(connection: Connection): NoticeModel {
  return modelOn<NoticeRecord>(connection, 'OperatorNotice', schema);
}
