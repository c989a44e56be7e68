import { defineModel, field } from '../../../infra/database/define-model.ts';
import type { WorkTime } from './predict-work-time.ts';

/** How long the last videos took in each stage: one small document a stage and kind, with durations only. */
export const createWorkTimeModel = defineModel({
  name: 'WorkTime',
  collection: 'work_times',
  fields: {
    /** Kind and stage: `full:rendering`, see {@link WorkKind}. */
    _id: field.text(),
    /** The oldest first. */
    times: field.json<WorkTime[]>(),
  },
  indexes: [],
});
