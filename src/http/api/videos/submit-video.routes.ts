import { z } from 'zod';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { required } from '../../../infra/validation/field.ts';
import { textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { messageSchema, noRoomReplies, noWorkReplies, validationErrorSchema } from '../routing/http-error.ts';
import { type Writer, writeOnce } from '../routing/idempotent-write.ts';
import { readFields } from '../routing/large-fields.ts';
import { type HandlerDeps, type Reply, type UserCall, userRoute } from '../routing/route.ts';
import { callerKey } from '../routing/serve-route.ts';
import { editedVideoOf, newVideoOf } from './submitted-video.ts';
import {
  acceptedSchema,
  failedSchema,
  goneSchema,
  presentState,
  processedSchema,
  processingSchema,
} from './video.presenter.ts';
import { createFields, editFields } from './video-fields.ts';

const exampleId = 'vid_6yqz2n8x4k7w';
const accepted = {
  description: 'Accepted; a callback or GET /api/video/get says when it is ready',
  schema: acceptedSchema,
  example: { video_id: exampleId, status: 'processing' },
};

const createVideo = userRoute('post', '/video/create', {
  id: 'createVideo',
  tag: 'Videos',
  summary: 'Caption a video',
  description:
    'A preset gives its settings to the video when it is created; other settings of the call take precedence. Without ' +
    '`style`, your default preset applies, if you have one.',
  fields: createFields,
  largeFields: 'createFields',
  idempotent: true,
  examples: {
    'a link': { video_url: 'https://example.com/talk.mp4', callback: 'https://example.com/hooks/captions' },
    'own captions and style': {
      video_url: 'https://example.com/talk.mp4',
      language: 'en',
      captions_font_family: 'Rubik',
      captions_font_color: '#FFFFFF',
      captions_position: 0.7,
      captions: [{ start: 0.4, end: 1.9, text: 'Shall I compare thee', emoji: '☀️' }],
    },
  },
  replies: {
    201: accepted,
    402: {
      description: 'No video time is left that other videos have not reserved',
      schema: messageSchema.extend({ error: z.literal('allowance_exhausted') }),
    },
    ...noRoomReplies,
    ...noWorkReplies,
  },
  handle: (call, deps) =>
    submit({ call, deps }, () => {
      const input = newVideoOf(call.userId, readFields(call, 'createFields'));
      return (transaction) => deps.videos.createVideo(input, transaction);
    }),
});

const editVideo = userRoute('post', '/video/edit', {
  id: 'editVideo',
  tag: 'Videos',
  summary: 'Change a video’s style or captions',
  description:
    'Settings and captions that are left out keep their value; an empty `script`, `title` or `watermark` removes it. Another script ' +
    'replaces captions that were sent before, unless the same call sends captions. A preset as `style` also resets those ' +
    'settings that styles fill in and that it leaves out. The video keeps its id. If its source is not stored any ' +
    'more, it is fetched again from `video_url`; the edit of an uploaded file is then refused (422), and the last output ' +
    'stays at its address.',
  fields: editFields,
  largeFields: 'editFields',
  idempotent: true,
  examples: {
    'a larger, yellow text': { video_id: exampleId, captions_font_size: 48, captions_font_color: '#FFEE00' },
  },
  replies: { 201: accepted, 404: { description: 'There is no such video', schema: messageSchema }, ...noWorkReplies },
  handle: (call, deps) =>
    submit({ call, deps }, () => {
      const input = editedVideoOf(call.userId, readFields(call, 'editFields'));
      return (transaction) => deps.videos.editVideo(input, transaction);
    }),
});

const getFields = { video_id: required(textField()) };

const getVideo = userRoute('get', '/video/get', {
  id: 'getVideo',
  tag: 'Videos',
  summary: 'The state of a video',
  description: 'Send `video_id` in a JSON body with the GET, or in the query string.',
  query: getFields,
  fields: getFields,
  examples: { 'by id': { video_id: exampleId } },
  replies: {
    200: { description: 'Ready', schema: processedSchema },
    202: { description: 'Processing', schema: processingSchema },
    203: { description: 'Deleted by its owner, or after its retention period', schema: goneSchema },
    404: { description: 'There is no such video', schema: messageSchema },
    422: { description: 'Failed; or video_id is missing', schema: z.union([failedSchema, validationErrorSchema]) },
  },
  async handle(call: UserCall, { videos }) {
    const { video_id } = validate(getFields, { ...call.query, ...call.fields });
    return presentState(await videos.getVideoState({ ownerId: call.userId, videoId: video_id }));
  },
});

export const submitVideoRoutes = [createVideo, editVideo, getVideo];

type Submit = (transaction: Transaction) => Promise<{ videoId: string }>;

async function submit({ call, deps }: { call: UserCall; deps: HandlerDeps }, prepare: () => Submit): Promise<Reply> {
  const { videos, logger } = deps;
  const reply = await writeOnce({
    call,
    deps,
    writer: writerOf(call),
    prepare() {
      const write = prepare();
      return async (transaction) => {
        const { videoId } = await write(transaction);
        return { status: 201, body: { video_id: videoId, status: 'processing' } };
      };
    },
  });
  // the video is stored, and workers find it anyway: without the announcement it only starts later
  await videos.announceWork().catch((err) => logger.warn({ err }, 'new work could not be announced to the workers'));
  return reply;
}

function writerOf({ caller, userId }: UserCall): Writer {
  return caller.kind === 'nobody' ? null : { key: callerKey(caller), secret: caller.secret, userId };
}
