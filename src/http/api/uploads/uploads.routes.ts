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
    .describe('give it as video_url'),
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
      'Multipart, one field `file`. The token is judged before any byte is read. With `Tus-Resumable: 1.0.0` it is the ' +
      'beginning of a resumable upload (https://tus.io, with the extensions creation, creation-with-upload and ' +
      'termination): the answer’s `Location` takes the bytes, and when all have come `upload://` and the last part of ' +
      'that address is what to give as `video_url`. What is not finished within a day is dropped.',
    content: {
      type: 'multipart/form-data',
      schema: z.object({ file: z.string().meta({ format: 'binary' }) }),
    },
    replies: { 201: { description: 'Stored', schema: storedSchema } },
  },
  async handle(call, deps) {
    if (call.ctx.get('Tus-Resumable') !== '') return receiveResumable(call, deps);
    const { ctx, userId } = call;
    const { services } = deps;
    const { maxSourceBytes } = services.config.limits;
    if (contentLength(ctx.req) > maxSourceBytes + multipartOverheadBytes) throw payloadTooLarge(maxSourceBytes);
    sendContinue(ctx.req, ctx.res);
    const limits = { maxFileBytes: maxSourceBytes, stallMs: minuteMs / 2, totalMs: 6 * 60 * minuteMs };
    const stored = await readUpload(ctx.req, limits, (file) =>
      services.uploads.storeUpload({ ownerId: userId, ...file }),
    );
    return { status: 201, body: { upload_url: stored.uploadUrl, size_bytes: stored.sizeBytes } };
  },
});

const plain = (description: string) => ({ description, schema: z.string(), contentType: 'text/plain' });
const noSuchUpload = plain('No such upload of yours');

const showUpload = userRoute({
  method: 'head',
  path: `${path}/:id`,
  body: 'stream',
  docs: {
    id: 'showUpload',
    tag: 'Uploads',
    summary: 'How much of a resumable upload has come: `Upload-Offset`',
    replies: { 200: { description: 'Known' }, 404: noSuchUpload },
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
    summary: 'The next bytes of a resumable upload, from `Upload-Offset` on',
    description: 'What has come before a connection breaks is kept.',
    content: { type: 'application/offset+octet-stream', schema: z.string().meta({ format: 'binary' }) },
    replies: {
      204: { description: 'Kept; `Upload-Offset` tells how much there is now' },
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
    summary: 'Give up a resumable upload that is not finished',
    replies: { 204: { description: 'Dropped' }, 404: noSuchUpload },
  },
  handle: receiveResumable,
});

export const uploadsRoutes = [storeUpload, showUpload, continueUpload, dropUpload];

/** The protocol has its own headers and statuses, which its library writes. */
async function receiveResumable({ ctx, userId }: UserCall, { services }: HandlerDeps): Promise<Reply> {
  ctx.respond = false;
  sendContinue(ctx.req, ctx.res);
  const { req: request, res: response } = ctx;
  await services.uploads.receiveResumable({ ownerId: userId, path: `/api${path}`, request, response });
  return { status: response.statusCode };
}
