import { Readable } from 'node:stream';
import { z } from 'zod';
import type { VideoProgress } from '../../../product/videos/actions/watch-video.ts';
import { abortSignalOf } from '../../abort-signal.ts';
import { eventStream } from '../../event-stream.ts';
import { messageSchema } from '../routing/http-error.ts';
import { userRoute } from '../routing/route.ts';
import { isExisting, videoOf } from './find-existing-video.ts';
import { presentProgress, progressEventSchema } from './video.presenter.ts';

/** Of one event. Its `data` is JSON. */
const eventSchema = z.object({
  data: z.string().meta({ contentMediaType: 'application/json', contentSchema: z.toJSONSchema(progressEventSchema) }),
});

const watchVideo = userRoute('get', '/videos/:id/events', {
  id: 'watchVideo',
  tag: 'Videos',
  summary: 'Follow a video’s progress (server-sent events)',
  description:
    'The first event is the current state, then comes one for every change. The stream ends after the final status.',
  replies: {
    200: { description: 'Each `data:` is one object', schema: eventSchema, contentType: 'text/event-stream' },
    404: { description: 'There is no such video', schema: messageSchema },
  },
  async handle(call, { videos, heartbeatMs = 15_000 }) {
    const signal = abortSignalOf(call.ctx);
    const progress = await begun(whileExisting(videos.watchVideo(videoOf(call), signal), signal));
    return {
      status: 200,
      body: Readable.from(eventStream(progress, { heartbeatMs }), { objectMode: false }),
      headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
    };
  },
});

export const eventsRoutes = [watchVideo];

/** Waits for the first event, so that a video that does not exist is refused and not an empty stream. */
async function begun<T>(events: AsyncGenerator<T, void>): Promise<AsyncGenerator<T, void>> {
  const first = await events.next();
  return (async function* all() {
    if (first.done) return;
    yield first.value;
    yield* events;
  })();
}

/** A video that is deleted while it is watched has no state to send: the stream just ends. */
async function* whileExisting(changes: AsyncIterable<VideoProgress>, signal: AbortSignal) {
  try {
    for await (const change of changes) {
      if (!isExisting(change)) return;
      yield presentProgress(change);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
