import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/** Exists while operators have paused the work on videos: one document for all processes. */
export interface WorkPauseRecord {
  _id: 'videos';
  since: Date;
  /** The operator. */
  by: string;
}

type WorkPauseModel = Model<WorkPauseRecord>;

const schema = new Schema<WorkPauseRecord>(
  {
    _id: { type: String, required: true },
    since: { type: Date, required: true },
    by: { type: String, required: true },
  },
  { collection: 'work_pauses', versionKey: false },
);

export function createWorkPauseModel(connection: Connection): WorkPauseModel {
  return modelOn<WorkPauseRecord>(connection, 'WorkPause', schema);
}
