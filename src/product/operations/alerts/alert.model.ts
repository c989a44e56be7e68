import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import type { FiringAlert } from './alert-rules.ts';

/** State of one alert: what the rules have seen, and what operators have been notified of. */
export const createAlertModel = defineModel({
  name: 'OperatorAlert',
  collection: 'operator_alerts',
  fields: {
    _id: field.text<FiringAlert['cause']>(),
    /** Since when it is firing; null = it is not. */
    seenSince: field.date().nullable(),
    /** Since when a raised alert is no longer firing; null = it is, or it is not raised. */
    goneSince: field.date().nullable(),
    /** When operators were notified of it; null = not, or they were notified that it is resolved. */
    raisedAt: field.date().nullable(),
    /** When operators were last notified about it. */
    toldAt: field.date().nullable(),
    /** See `FiringAlert.newest`. */
    newest: field.text().nullable(),
    /** Incremented with each change: of several processes that evaluate the rules at once, one writes. */
    version: field.number(),
  },
});

export type AlertModel = ReturnType<typeof createAlertModel>;
export type AlertRecord = RecordOf<typeof createAlertModel>;
