import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/**
 * A stretch of a plan's segments that one worker is rendering, there for as long as it does. Others may take its end
 * away; what nobody holds is taken up by whoever holds the video.
 */
export interface RenderRunRecord {
  _id: string;
  videoId: string;
  revision: number;
  planKey: string;
  /** ffmpeg can begin in the middle of its source. */
  isShareable: boolean;
  /** The ffmpeg and the fonts of its holder: pictures of others might not join. */
  madeWith: string;
  /** The first segment that is not finished. */
  nextIndex: number;
  /** The first segment that is not its work any more; others make it smaller. */
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
// those of workers that died; nothing but the lease ever counted
schema.index({ leaseUntil: 1 }, { expireAfterSeconds: 3600 });

export function createRenderRunModel(connection: Connection): RenderRunModel {
  return modelOn<RenderRunRecord>(connection, 'RenderRun', schema);
}
