import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { FiringAlert } from './rules/alert-rule.ts';

/** State of one alert: what the rules have seen, and what operators have been notified of. */
export interface AlertRecord {
  _id: FiringAlert['cause'];
  /** Since when it is firing; null = it is not. */
  seenSince: Date | null;
  /** Since when a raised alert is no longer firing; null = it is, or it is not raised. */
  goneSince: Date | null;
  /** When operators were notified of it; null = not, or they were notified that it is resolved. */
  raisedAt: Date | null;
  /** When operators were last notified about it. */
  toldAt: Date | null;
  /** See `FiringAlert.newest`. */
  newest: string | null;
  /** Incremented with each change: of several processes that evaluate the rules at once, one writes. */
  version: number;
}

export type AlertModel = Model<AlertRecord>;

const schema = new Schema<AlertRecord>(
  {
    _id: { type: String, required: true },
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
