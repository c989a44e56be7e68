import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/**
 * Consecutive segments of a plan that one worker has claimed and is rendering. Other workers may take over its tail.
 * Segments without a run are claimed by the worker that holds the video's lease.
 */
export interface RenderRunRecord {
  _id: string;
  videoId: string;
  revision: number;
  planKey: string;
  /** ffmpeg can seek in the source, so that another worker can take over the tail. */
  isShareable: boolean;
  /** The holder's ffmpeg and fonts: segments made with others might not fit together. */
  madeWith: string;
  /** The first segment that is not finished. */
  nextIndex: number;
  /** End of the run, exclusive; becomes smaller when another worker takes over the tail. */
  toIndex: number;
  leaseOwner: string;
  leaseUntil: Date;
}

export type RenderRunModel = Model<RenderRunRecord>;

const schema = new Schema<RenderRunRecord>(
  {
    _id: { type: String, required: true },
    videoId: { type: String, required: true },
    revision: { type: Number, required: true },
    planKey: { type: String, required: true },
    isShareable: { type: Boolean, required: true },
    madeWith: { type: String, required: true },
    nextIndex: { type: Number, required: true },
    toIndex: { type: Number, required: true },
    leaseOwner: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
  },
  { collection: 'render_runs', versionKey: false },
);
schema.index({ videoId: 1 });
// deletes the runs of dead workers; only the lease decides whether a run is valid
schema.index({ leaseUntil: 1 }, { expireAfterSeconds: 3600 });

export function createRenderRunModel(connection: Connection): RenderRunModel {
  return modelOn<RenderRunRecord>(connection, 'RenderRun', schema);
}
