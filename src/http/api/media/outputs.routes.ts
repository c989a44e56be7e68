import type { Context } from 'koa';
import { z } from 'zod';
import { ownValue } from '../../../infra/validation/validate.ts';
import { allowAnyOrigin, serveObject } from '../../serve-object.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { HttpError } from '../routing/http-error.ts';
import type { Route } from '../routing/route.ts';

const video = z.string().meta({ format: 'binary' });

/**
 * The address itself is the permission: it cannot be guessed, and is new for each revision, so its bytes never change.
 */
const showOutput: Route = {
  method: 'get',
  path: '/media/:token/:fileName',
  access: 'open',
  body: 'fields',
  docs: {
    id: 'showOutput',
    tag: 'Outputs',
    summary: 'A finished video',
    description: 'Ranges, ETags and HEAD are supported; `?download=1` makes a browser save the file.',
    replies: {
      200: { description: 'All of it', schema: video, contentType: 'video/mp4' },
      206: { description: 'The part asked for', schema: video, contentType: 'video/mp4' },
      304: { description: 'What you have is still it' },
      404: { description: 'No such output, or no longer', schema: messageSchema },
      416: { description: 'There is no such part; Content-Range tells the size', schema: messageSchema },
    },
  },
  async handle({ ctx, params, query }, { services }) {
    allowAnyOrigin(ctx);
    const output = await services.outputs.findOutput(params.token ?? '');
    if (!output) throw new HttpError({ status: 404, body: { message: 'There is no such video (any more).' } });
    describe(ctx, { ...output, asDownload: Boolean(ownValue(query, 'download')) });
    return serveObject(ctx, { ...output, read: services.outputs.readOutput });
  },
};

export const outputsRoutes = [showOutput];

function describe(ctx: Context, { fileName, asDownload }: { fileName: string; asDownload: boolean }): void {
  // a browser that shows the file by itself makes a page around it, which these would leave without its video
  ctx.remove('Content-Security-Policy');
  ctx.remove('X-Frame-Options');
  const plainName = fileName.replace(/[^\x20-\x7e]/g, '_');
  ctx.attachment(fileName, { type: asDownload ? 'attachment' : 'inline', fallback: plainName });
}
