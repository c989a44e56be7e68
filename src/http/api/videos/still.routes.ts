import { z } from 'zod';
import { captionLimits } from '../../../engine/captions/settings/captions-field.ts';
import { settingFields, toCaptionSettings } from '../../../engine/captions/settings/setting-fields.ts';
import { numberField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { userRoute } from '../routing/route.ts';

const at = numberField({ min: 0, max: captionLimits.seconds });

const stillFields = {
  at: { ...at, schema: at.schema.describe('Seconds. Left out: a moment at which a caption is shown') },
  ...settingFields({ language: 'code', withDefaults: false }),
};

const showStill = userRoute({
  method: 'get',
  path: '/videos/:id/still',
  docs: {
    id: 'showStill',
    tag: 'Videos',
    summary: 'One moment of a video with its captions, before anything is rendered',
    description:
      'The picture is the one that the output would show at that moment. Settings left out are the video’s own; those ' +
      'given count for this picture only. A moment behind the end is the last one.',
    query: stillFields,
    replies: {
      200: {
        description: 'The picture in the size of the output',
        schema: z.string().meta({ format: 'binary' }),
        contentType: 'image/jpeg',
      },
      404: { description: 'No such video', schema: messageSchema },
      409: { description: 'The video has not been fetched or listened to yet, or is not kept', schema: messageSchema },
    },
  },
  async handle(call, { services }) {
    const { at, ...look } = validate(stillFields, { ...call.query, ...call.fields });
    const gone = new AbortController();
    call.ctx.res.once('close', () => gone.abort());
    const input = {
      ...{ ownerId: call.userId, videoId: call.params.id ?? '', settings: toCaptionSettings(look) },
      atMs: at === undefined ? null : at * 1000,
      signal: gone.signal,
    };
    try {
      const jpeg = await services.videos.renderStill(input);
      const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, max-age=60' };
      return { status: 200, body: jpeg, headers };
    } catch (error) {
      if (!gone.signal.aborted) throw error;
      // nobody is there to read a reply
      return { status: 204 };
    }
  },
});

export const stillRoutes = [showStill];
