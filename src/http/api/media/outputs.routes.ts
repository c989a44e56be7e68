import type { Context } from 'koa';
import { z } from 'zod';
import { ownValue } from '../../../infra/validation/validate.ts';
import { type ServedObject, serveObject } from '../../serve-object.ts';
import { HttpError, messageSchema, notFound } from '../routing/http-error.ts';
import { openRoute, type Reply } from '../routing/route.ts';

const video = z.string().meta({ format: 'binary' });

/** Whoever knows the address may watch: it cannot be guessed. Each revision has its own, so its bytes never change. */
const showOutput = openRoute('get', '/media/:token/:fileName', {
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
  async handle({ ctx, params, query }, { outputs }) {
    allowAnyOrigin(ctx);
    const output = await outputs.findOutput(params.token ?? '');
    if (!output) throw notFound('This video does not exist, or it has been deleted.');
    describe(ctx, { ...output, asDownload: Boolean(ownValue(query, 'download')) });
    const { object, contentType } = output;
    return serveMedia(ctx, { object, contentType, read: (range) => outputs.readOutput(object.key, range) });
  },
});

export const outputsRoutes = [showOutput];

function describe(ctx: Context, { fileName, asDownload }: { fileName: string; asDownload: boolean }): void {
  // a browser that opens the file makes a page around it, in which these headers would block the video
  ctx.remove('Content-Security-Policy');
  ctx.remove('X-Frame-Options');
  const plainName = fileName.replace(/[^\x20-\x7e]/g, '_');
  ctx.attachment(fileName, { type: asDownload ? 'attachment' : 'inline', fallback: plainName });
}

const playlistType = 'application/vnd.apple.mpegurl';

/** As with outputs, whoever knows the address may watch. Players poll the playlists until they end. */
const showPreview = openRoute('get', '/media/preview/:token/:fileName', {
  id: 'showPreview',
  tag: 'Outputs',
  summary: 'Watch the finished beginning of a video that is still rendered (HLS)',
  description:
    '`preview_url` of a video is the address of `index.m3u8`. It names one playlist for the picture and one for the ' +
    'sound, which both grow until the video is complete. They stay for one hour more, unless the video is edited or deleted.',
  replies: {
    200: { description: 'A playlist, or an MPEG-TS segment', schema: z.string(), contentType: playlistType },
    206: {
      description: 'The requested range',
      schema: z.string().meta({ format: 'binary' }),
      contentType: 'video/mp2t',
    },
    304: { description: 'Not modified' },
    404: { description: 'There is no such file, not yet or not any more', schema: messageSchema },
    416: { description: 'The range is outside the file; Content-Range has its size', schema: messageSchema },
  },
  async handle({ ctx, params }, { outputs }) {
    allowAnyOrigin(ctx);
    const file = await outputs.readPreviewFile({ token: params.token ?? '', name: params.fileName ?? '' });
    if (!file) throw notFound('There is no preview at this address, not yet or not any more.');
    if (file.kind === 'playlist') {
      return { status: 200, body: file.text, headers: { 'Content-Type': playlistType, 'Cache-Control': 'no-cache' } };
    }
    const { object } = file;
    const read = (range?: { start: number; end: number }) => outputs.readOutput(object.key, range);
    return serveMedia(ctx, { object, contentType: 'video/mp2t', read });
  },
});

export const previewRoutes = [showPreview];

/** Media may be shown on other sites, by players that ask for parts of it. */
function allowAnyOrigin(ctx: Context): void {
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.set('Access-Control-Expose-Headers', 'Content-Range, Content-Length, Accept-Ranges, ETag');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** @throws HttpError 416 */
async function serveMedia(ctx: Context, served: Omit<ServedObject, 'cacheControl'>): Promise<Reply> {
  const reply = await serveObject(ctx, { ...served, cacheControl: 'private, max-age=86400, immutable' });
  if (reply.status !== 416) return reply;
  const headers = { 'Content-Range': reply.headers['Content-Range'] ?? '' };
  throw new HttpError({ status: 416, body: { message: 'The video has no such part.' }, headers });
}
