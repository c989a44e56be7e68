import { z } from 'zod';
import { validate } from '../../../infra/validation/validate.ts';
import { callerGoneSignal } from '../../abort-signal.ts';
import { messageSchema } from '../routing/http-error.ts';
import { userRoute } from '../routing/route.ts';
import { videoOf } from './find-existing-video.ts';
import { readStill, stillFields } from './still-fields.ts';

const showStill = userRoute('get', '/videos/:id/still', {
  id: 'showStill',
  tag: 'Videos',
  summary: 'One frame of a video with its captions, without rendering the video',
  description:
    'The frame that the output would show at that time. Settings that are left out are the video’s own; those that ' +
    'are given count for this frame only. A time after the end means the last frame.',
  query: stillFields,
  replies: {
    200: {
      description: 'The frame in the size of the output',
      schema: z.string().meta({ format: 'binary' }),
      contentType: 'image/jpeg',
    },
    404: { description: 'There is no such video', schema: messageSchema },
    409: {
      description: 'The video has not been fetched or transcribed yet, or its file has been deleted',
      schema: messageSchema,
    },
    503: {
      description: 'Too many stills are waiting, of the account or of all together',
      schema: messageSchema,
      headers: { 'Retry-After': 'seconds' },
    },
  },
  async handle(call, { videos }) {
    const still = readStill(validate(stillFields, { ...call.query, ...call.fields }));
    const signal = callerGoneSignal(call.ctx);
    try {
      const jpeg = await videos.renderStill({ ...videoOf(call), ...still, signal });
      const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, max-age=60' };
      return { status: 200, body: jpeg, headers };
    } catch (error) {
      if (!signal.aborted) throw error;
      // nobody reads this reply
      return { status: 204 };
    }
  },
});

export const stillRoutes = [showStill];
