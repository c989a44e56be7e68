import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';

/**
 * Consecutive segments of a plan that one worker has claimed and is rendering. Other workers may take over its tail.
 * Segments without a run are claimed by the worker that holds the video's lease.
 */
export const createRenderRunModel = defineModel({
  name: 'RenderRun',
  collection: 'render_runs',
  fields: {
    _id: field.text(),
    videoId: field.text(),
    revision: field.number(),
    planKey: field.text(),
    /** ffmpeg can seek in the source, so that another worker can take over the tail. */
    isShareable: field.boolean(),
    /** The holder's ffmpeg and fonts: segments made with others might not fit together. */
    madeWith: field.text(),
    /** The first segment that is not finished. */
    nextIndex: field.number(),
    /** End of the run, exclusive; becomes smaller when another worker takes over the tail. */
    toIndex: field.number(),
    leaseOwner: field.text(),
    leaseUntil: field.date(),
  },
  indexes: [
    [{ videoId: 1 }],
    // deletes the runs of dead workers; only the lease decides whether a run is valid
    [{ leaseUntil: 1 }, { expireAfterSeconds: 3600 }],
  ],
});

export type RenderRunModel = ReturnType<typeof createRenderRunModel>;
export type RenderRunRecord = RecordOf<typeof createRenderRunModel>;
