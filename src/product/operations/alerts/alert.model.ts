import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** What has been seen of one cause of trouble, and what operators have been told of it. */
export interface AlertRecord {
  /** The cause. */
  _id: string;
  title: string;
  /** Since when it is there; null = it is not. */
  seenSince: Date | null;
  /** Since when it is gone, while operators think it is there. */
  goneSince: Date | null;
  /** When operators were told; null = they have not been, or have been told that it is over. */
  raisedAt: Date | null;
  /** When they were last told anything. */
  toldAt: Date | null;
  newest: string | null;
  /** Grows with each change: of several processes that look at once one writes. */
  version: number;
}

export type AlertModel = Model<AlertRecord>;

const schema = new Schema<AlertRecord>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    seenSince: { type: Date, default: null },
    goneSince: { type: Date, default: null },
    raisedAt: { type: Date, default: null },
    toldAt: { type: Date, default: null },
    newest: { type: String, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'operator_alerts', versionKey: false },
);

export function createAlertModel(connection: Connection): AlertModel {
  return modelOn<AlertRecord>(connection, 'OperatorAlert', schema);
}
