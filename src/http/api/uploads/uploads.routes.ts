import { z } from 'zod';
import { contentLength, sendContinue } from '../../read-body.ts';
import type { HandlerDeps } from '../routing/handler-deps.ts';
import { payloadTooLarge } from '../routing/http-error.ts';
import { type Reply, type UserCall, userRoute } from '../routing/route.ts';
import { multipartOverheadBytes, readUpload } from './read-upload.ts';

const storedSchema = z.strictObject({
  upload_url: z
    .string()
    .regex(/^upload:\/\//)
    .describe('the value for video_url'),
  size_bytes: z.int(),
});

const minuteMs = 60_000;
const path = '/uploads';

const storeUpload = userRoute({
  method: 'post',
  path,
  body: 'stream',
  docs: {
    id: 'storeUpload',
    tag: 'Uploads',
    summary: 'Send a file instead of a link',
    description:
      'Multipart with one field `file`. The token is checked before any byte is read. With `Tus-Resumable: 1.0.0` the ' +
      'request starts a resumable upload (https://tus.io, with the extensions creation, creation-with-upload and ' +
      'termination): send the bytes to the `Location` of the reply. When all bytes have arrived, use `upload://` and ' +
      'the last part of that address as `video_url`. An upload that is not complete after a day is deleted.',
    content: {
      type: 'multipart/form-data',
      schema: z.object({ file: z.string().meta({ format: 'binary' }) }),
    },
    replies: { 201: { description: 'Stored', schema: storedSchema } },
  },
  async handle(call, deps) {
    if (call.ctx.get('Tus-Resumable') !== '') return receiveResumable(call, deps);
    const { ctx, userId } = call;
    const { maxSourceBytes } = deps.config.limits;
    if (contentLength(ctx.req) > maxSourceBytes + multipartOverheadBytes) throw payloadTooLarge(maxSourceBytes);
    sendContinue(ctx.req, ctx.res);
    const limits = { maxFileBytes: maxSourceBytes, stallMs: minuteMs / 2, totalMs: 6 * 60 * minuteMs };
    const stored = await readUpload(ctx.req, limits, (file) => deps.uploads.storeUpload({ ownerId: userId, ...file }));
    return { status: 201, body: { upload_url: stored.uploadUrl, size_bytes: stored.sizeBytes } };
  },
});

const plain = (description: string) => ({ description, schema: z.string(), contentType: 'text/plain' });
const noSuchUpload = plain('You have no such upload');

const showUpload = userRoute({
  method: 'head',
  path: `${path}/:id`,
  body: 'stream',
  docs: {
    id: 'showUpload',
    tag: 'Uploads',
    summary: 'How much of a resumable upload has arrived: `Upload-Offset`',
    replies: { 200: { description: '`Upload-Offset` has the number of bytes' }, 404: noSuchUpload },
  },
  handle: receiveResumable,
});

const continueUpload = userRoute({
  method: 'patch',
  path: `${path}/:id`,
  body: 'stream',
  docs: {
    id: 'continueUpload',
    tag: 'Uploads',
    summary: 'Send the next bytes of a resumable upload, from `Upload-Offset` on',
    description: 'If the connection breaks, the bytes that have arrived are kept.',
    content: { type: 'application/offset+octet-stream', schema: z.string().meta({ format: 'binary' }) },
    replies: {
      204: { description: 'Stored; `Upload-Offset` has the new number of bytes' },
      404: noSuchUpload,
      409: plain('The upload is at another offset'),
    },
  },
  handle: receiveResumable,
});

const dropUpload = userRoute({
  method: 'delete',
  path: `${path}/:id`,
  body: 'stream',
  docs: {
    id: 'dropUpload',
    tag: 'Uploads',
    summary: 'Delete a resumable upload that is not complete',
    replies: { 204: { description: 'Deleted' }, 404: noSuchUpload },
  },
  handle: receiveResumable,
});

export const uploadsRoutes = [storeUpload, showUpload, continueUpload, dropUpload];

/** The library of the tus protocol writes headers and statuses itself. */
async function receiveResumable({ ctx, userId }: UserCall, { uploads }: HandlerDeps): Promise<Reply> {
  ctx.respond = false;
  sendContinue(ctx.req, ctx.res);
  const { req: request, res: response } = ctx;
  await uploads.receiveResumable({ ownerId: userId, path: `/api${path}`, request, response });
  return { status: response.statusCode };
}
