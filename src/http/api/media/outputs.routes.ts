import type { Context } from 'koa';
import { z } from 'zod';
import { ownValue } from '../../../infra/validation/validate.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { notFound } from '../routing/http-error.ts';
import type { Route } from '../routing/route.ts';
import { allowAnyOrigin, serveMedia } from './serve-media.ts';

const video = z.string().meta({ format: 'binary' });

/** Whoever knows the address may watch: it cannot be guessed. Each revision has its own, so its bytes never change. */
const showOutput: Route = {
  method: 'get',
  path: '/media/:token/:fileName',
  access: 'open',
  body: 'fields',
  docs: {
    id: 'showOutput',
    tag: 'Outputs',
    summary: 'Download or play a finished video',
    description: 'Ranges, ETags and HEAD are supported; with `?download=1` a browser saves the file.',
    replies: {
      200: { description: 'The whole file', schema: video, contentType: 'video/mp4' },
      206: { description: 'The requested range', schema: video, contentType: 'video/mp4' },
      304: { description: 'Not modified' },
      404: { description: 'There is no such output, or it has been deleted', schema: messageSchema },
      416: { description: 'The range is outside the file; Content-Range has its size', schema: messageSchema },
    },
  },
  async handle({ ctx, params, query }, { outputs }) {
    allowAnyOrigin(ctx);
    const output = await outputs.findOutput(params.token ?? '');
    if (!output) throw notFound('This video does not exist, or it has been deleted.');
    describe(ctx, { ...output, asDownload: Boolean(ownValue(query, 'download')) });
    const { object, contentType } = output;
    return serveMedia(ctx, { object, contentType, read: (range) => outputs.readOutput(object.key, range) });
  },
};

export const outputsRoutes = [showOutput];

function describe(ctx: Context, { fileName, asDownload }: { fileName: string; asDownload: boolean }): void {
  // a browser that opens the file makes a page around it, in which these headers would block the video
  ctx.remove('Content-Security-Policy');
  ctx.remove('X-Frame-Options');
  const plainName = fileName.replace(/[^\x20-\x7e]/g, '_');
  ctx.attachment(fileName, { type: asDownload ? 'attachment' : 'inline', fallback: plainName });
}
