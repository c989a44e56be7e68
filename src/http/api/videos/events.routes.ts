import { Readable } from 'node:stream';
import type { VideoProgress } from '../../../product/videos/actions/watch-video.ts';
import { eventStream } from '../../event-stream.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { userRoute } from '../routing/route.ts';
import { findExistingVideo } from './find-existing-video.ts';
import { isExisting, presentProgress } from './video.presenter.ts';
import { progressEventSchema } from './video.schemas.ts';

const watchVideo = userRoute({
  method: 'get',
  path: '/videos/:id/events',
  docs: {
    id: 'watchVideo',
    tag: 'Videos',
    summary: 'A video’s progress as it happens (server-sent events)',
    description: 'The state at once, then every change; after the final status the server closes.',
    replies: {
      200: { description: 'Each `data:` is one object', schema: progressEventSchema, contentType: 'text/event-stream' },
      404: { description: 'No such video', schema: messageSchema },
    },
  },
  async handle(call, { services, heartbeatMs = 15_000, stopping }) {
    const owner = { ownerId: call.userId, videoId: call.params.id ?? '' };
    await findExistingVideo(services, owner);
    const gone = new AbortController();
    call.ctx.res.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, stopping]);
    const progress = whilePresent(services.videos.watchVideo(owner, signal), signal);
    return {
      status: 200,
      body: Readable.from(eventStream(progress, { heartbeatMs }), { objectMode: false }),
      headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
    };
  },
});

export const eventsRoutes = [watchVideo];

/** A video that is deleted while it is watched has no state to tell any more: the stream just ends. */
async function* whilePresent(changes: AsyncIterable<VideoProgress>, signal: AbortSignal) {
  try {
    for await (const change of changes) {
      if (!isExisting(change)) return;
      yield presentProgress(change);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
