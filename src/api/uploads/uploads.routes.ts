import { z } from 'zod';
import { announcedBytes, askForBody } from '../body/read-body.ts';
import { bodyTooLarge } from '../refusal.ts';
import { userRoute } from '../route.ts';
import { envelopeBytes, readUpload } from './read-upload.ts';

const storedSchema = z.strictObject({
  upload_url: z
    .string()
    .regex(/^upload:\/\//)
    .describe('give it as video_url'),
  size_bytes: z.int(),
});

const minuteMs = 60_000;

const storeUpload = userRoute({
  method: 'post',
  path: '/uploads',
  body: 'stream',
  docs: {
    id: 'storeUpload',
    tag: 'Uploads',
    summary: 'Send a file instead of a link',
    description: 'Multipart, one field `file`. The token is judged before any byte is read.',
    content: {
      type: 'multipart/form-data',
      schema: z.object({ file: z.string().meta({ format: 'binary' }) }),
    },
    replies: { 201: { description: 'Stored', schema: storedSchema } },
  },
  async handle({ ctx, userId }, { services }) {
    const { maxSourceBytes } = services.config.limits;
    if (announcedBytes(ctx.req) > maxSourceBytes + envelopeBytes) throw bodyTooLarge(maxSourceBytes);
    askForBody(ctx.req, ctx.res);
    const limits = { maxFileBytes: maxSourceBytes, stallMs: minuteMs / 2, totalMs: 6 * 60 * minuteMs };
    const stored = await readUpload(ctx.req, limits, (file) =>
      services.uploads.storeUpload({ ownerId: userId, ...file }),
    );
    return { status: 201, body: { upload_url: stored.uploadUrl, size_bytes: stored.sizeBytes } };
  },
});

export const uploadsRoutes = [storeUpload];
