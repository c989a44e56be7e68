import { z } from 'zod';
import { captionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { invalidFields } from '../../../infra/validation/violation.ts';
import { maxUnfinishedUploads } from '../../../product/uploads/count-upload.ts';
import { sendContinue } from '../../read-body.ts';
import { minFileBytes, readMultipart, type SentFile } from '../../read-multipart.ts';
import { messageSchema, noRoomReplies } from '../routing/http-error.ts';
import { readFields } from '../routing/large-fields.ts';
import type { HandlerDeps } from '../routing/route.ts';
import { type Reply, type UserCall, userRoute } from '../routing/route.ts';
import { uploadFields, uploadScriptFields } from './upload-fields.ts';

export const storedSchema = z.strictObject({
  upload_url: z
    .string()
    .regex(/^upload:\/\//)
    .describe('the value for video_url'),
  size_bytes: z.int(),
});

const path = '/uploads';

/** A longer one is cut, and is still longer than allowed: a UTF-16 unit takes three bytes at most. */
const maxFieldBytes = 3 * (captionSettings.script.kind.maxCharacters + 1);

export const tooLarge = {
  description: `${noRoomReplies[413].description}, or has too many unfinished uploads`,
  schema: messageSchema.extend({ error: z.enum(['storage_limit', 'uploads_full']).optional() }),
};

const storeUpload = userRoute('post', path, {
  body: 'stream',
  id: 'storeUpload',
  tag: 'Uploads',
  summary: 'Send a file instead of a link',
  description:
    'Multipart with a field `file`, and `script` if what is said in it is known word for word: a video that is created from the ' +
    'upload without a script takes it. The token is checked before any byte is read. With `Tus-Resumable: 1.0.0` the ' +
    'request starts a resumable upload (https://tus.io, with the extensions creation, creation-with-upload and ' +
    'termination): send the bytes to the `Location` of the reply. When all bytes have arrived, use `upload://` and ' +
    'the last part of that address as `video_url`. `Upload-Metadata` takes `filename` and `script`; a script that is too ' +
    'long for a header is sent with `PUT /uploads/{id}/script`. Uploads and sources of videos count against the bytes that an ' +
    'account may keep. An upload that is not complete after a day is deleted, and an account has at most ' +
    `${maxUnfinishedUploads} of them.`,
  content: {
    type: 'multipart/form-data',
    schema: z.object({ file: z.string().meta({ format: 'binary' }), script: uploadFields.script.schema.optional() }),
  },
  replies: { 201: { description: 'Stored', schema: storedSchema }, ...noRoomReplies, 413: tooLarge },
  async handle(call, deps) {
    if (call.ctx.get('Tus-Resumable') !== '') return receiveResumable(call, deps);
    const { ctx, userId } = call;
    const limits = { maxFileBytes: deps.config.limits.maxSourceBytes, maxFieldBytes };
    await deps.uploads.requireRoom({ ownerId: userId, declaredBytes: minFileBytes(ctx.req, limits) });
    const store = (file: SentFile, sent: Readonly<Record<string, string>>) =>
      deps.uploads.storeUpload({ ownerId: userId, ...file, readScript: () => validate(uploadFields, sent).script });
    const { stored } = await readMultipart(ctx.req, ctx.res, limits, store);
    if (!stored) throw invalidFields([{ field: 'file', rule: 'required' }]);
    return { status: 201, body: { upload_url: stored.uploadUrl, size_bytes: stored.sizeBytes } };
  },
});

const plain = (description: string) => ({ description, schema: z.string(), contentType: 'text/plain' });
const noSuchUpload = plain('You have no such upload');
const noVersion = plain('The header `Tus-Resumable: 1.0.0` is missing');

const showUpload = userRoute('head', `${path}/:id`, {
  body: 'stream',
  id: 'showUpload',
  tag: 'Uploads',
  summary: 'How much of a resumable upload has arrived: `Upload-Offset`',
  replies: { 200: { description: '`Upload-Offset` has the number of bytes' }, 404: noSuchUpload, 412: noVersion },
  handle: receiveResumable,
});

const continueUpload = userRoute('patch', `${path}/:id`, {
  body: 'stream',
  id: 'continueUpload',
  tag: 'Uploads',
  summary: 'Send the next bytes of a resumable upload, from `Upload-Offset` on',
  description: 'If the connection breaks, the bytes that have arrived are kept.',
  content: { type: 'application/offset+octet-stream', schema: z.string().meta({ format: 'binary' }) },
  replies: {
    204: { description: 'Stored; `Upload-Offset` has the new number of bytes' },
    404: noSuchUpload,
    412: noVersion,
    409: plain('The upload is at another offset'),
    503: noRoomReplies[503],
  },
  handle: receiveResumable,
});

const dropUpload = userRoute('delete', `${path}/:id`, {
  body: 'stream',
  id: 'dropUpload',
  tag: 'Uploads',
  summary: 'Delete a resumable upload that is not complete',
  replies: { 204: { description: 'Deleted' }, 404: noSuchUpload, 412: noVersion },
  handle: receiveResumable,
});

const setScript = userRoute('put', `${path}/:id/script`, {
  id: 'setUploadScript',
  tag: 'Uploads',
  summary: 'Say what is said in an upload, word for word',
  description:
    'For uploads of every kind, also before all bytes have arrived. A video that is created from the upload without a ' +
    'script takes it. Another call replaces it.',
  fields: uploadScriptFields,
  largeFields: 'uploadScriptFields',
  examples: { 'of two sentences': { script: 'Hello, this is Ada.\nToday we start at 9:30.' } },
  replies: {
    204: { description: 'Set' },
    404: { description: 'You have no such upload', schema: messageSchema },
    413: tooLarge,
  },
  async handle(call, { uploads }) {
    const { script } = readFields(call, 'uploadScriptFields');
    await uploads.setScript({ ownerId: call.userId, uploadId: call.params.id ?? '', script });
    return { status: 204 };
  },
});

export const uploadsRoutes = [storeUpload, showUpload, continueUpload, dropUpload, setScript];

/** The library of the tus protocol writes headers and statuses itself. */
async function receiveResumable({ ctx, userId }: UserCall, { uploads }: HandlerDeps): Promise<Reply> {
  // the size of a new upload; what follows is counted already
  const declaredBytes = Number(ctx.get('Upload-Length')) || 0;
  const begins = ctx.method === 'POST';
  if (begins || ctx.method === 'PATCH') await uploads.requireRoom({ ownerId: userId, declaredBytes, begins });
  ctx.respond = false;
  sendContinue(ctx.req, ctx.res);
  const { req: request, res: response } = ctx;
  await uploads.receiveResumable({ ownerId: userId, path: `/api${path}`, request, response });
  return { status: response.statusCode };
}
