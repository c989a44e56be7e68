import type { Context } from 'koa';
import { z } from 'zod';
import type { Config } from '../../../infra/config/config.ts';
import type { ByteRange } from '../../../infra/storage/byte-range.ts';
import type { PresignRequest } from '../../../infra/storage/object-store.ts';
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
  description:
    'A video is `video/mp4`. An overlay is `video/quicktime`, and `video/webm` at its `overlay_webm_url`. Ranges, ETags and HEAD are supported; with `?download=1` a browser saves the file. Where the store sends the files, ' +
    'the reply is a redirect to an address that works for some hours; this address stays.',
  replies: {
    200: { description: 'The whole file', schema: video, contentType: 'video/mp4' },
    206: { description: 'The requested range', schema: video, contentType: 'video/mp4' },
    304: { description: 'Not modified' },
    307: {
      description: 'The file is at `Location`, for this method, for the next hours',
      headers: { Location: 'where' },
    },
    404: { description: 'There is no such output, or it has been deleted', schema: messageSchema },
    416: { description: 'The range is outside the file; Content-Range has its size', schema: messageSchema },
  },
  async handle({ ctx, params, query }, { outputs, config }) {
    allowAnyOrigin(ctx);
    const output = await outputs.findOutput(params.token ?? '', params.fileName);
    if (!output) throw notFound('This video does not exist, or it has been deleted.');
    describe(ctx, { ...output, asDownload: Boolean(ownValue(query, 'download')) });
    if (output.presign) return redirect(ctx, output.presign(presignRequest(ctx, output)));
    const { object, contentType } = output;
    const read = (range?: ByteRange) => outputs.readOutput(object.key, range);
    return serveMedia(ctx, { object, contentType, read, cacheControl: cacheControlOf(config) });
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

function presignRequest(ctx: Context, { contentType }: { contentType: string }): PresignRequest {
  return {
    method: ctx.method === 'HEAD' ? 'HEAD' : 'GET',
    contentType,
    contentDisposition: ctx.response.get('Content-Disposition'),
    cacheControl: ownCache,
  };
}

function redirect(ctx: Context, url: string): Reply {
  ctx.remove('Content-Disposition');
  return { status: 307, body: '', headers: { Location: url, 'Cache-Control': 'no-store' } };
}

const playlistType = 'application/vnd.apple.mpegurl';

/** As with outputs, whoever knows the address may watch. Players poll the playlists until they end. */
const showPreview = openRoute('get', '/media/preview/:token/:fileName', {
  id: 'showPreview',
  tag: 'Outputs',
  summary: 'Watch the finished beginning of a video that is still rendered (HLS)',
  description:
    '`preview_url` of a video is the address of `index.m3u8`. It names one playlist for the picture and one for the ' +
    'sound, which both grow until the video is complete. They stay for one hour more, unless the video is edited or ' +
    'deleted. A segment may change once: what is shown while the video is transcribed gives way to what is rendered ' +
    'with all captions. Its times stay.',
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
  async handle({ ctx, params }, { outputs, config }) {
    allowAnyOrigin(ctx);
    const file = await outputs.readPreviewFile({ token: params.token ?? '', name: params.fileName ?? '' });
    if (!file) throw notFound('There is no preview at this address, not yet or not any more.');
    if (file.kind === 'playlist') {
      return { status: 200, body: file.text, headers: { 'Content-Type': playlistType, 'Cache-Control': 'no-cache' } };
    }
    const { object } = file;
    const read = (range?: ByteRange) => outputs.readOutput(object.key, range);
    return serveMedia(ctx, { object, contentType: 'video/mp2t', read, cacheControl: cacheControlOf(config) });
  },
});

export const previewRoutes = [showPreview];

/** Media may be shown on other sites, by players that ask for parts of it. */
function allowAnyOrigin(ctx: Context): void {
  ctx.set('Access-Control-Allow-Origin', '*');
  ctx.set('Access-Control-Expose-Headers', 'Content-Range, Content-Length, Accept-Ranges, ETag');
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Only the viewer's own browser keeps it. */
const ownCache = 'private, max-age=86400, immutable';
/** A CDN may show what was deleted for this long. */
const sharedCache = 'public, max-age=3600, immutable';

const cacheControlOf = ({ http }: Config) => (http.mediaBaseUrl === null ? ownCache : sharedCache);

/** @throws HttpError 416 */
async function serveMedia(ctx: Context, served: ServedObject): Promise<Reply> {
  const reply = await serveObject(ctx, served);
  if (reply.status !== 416) return reply;
  const headers = { 'Content-Range': reply.headers['Content-Range'] ?? '' };
  throw new HttpError({ status: 416, body: { message: 'The video has no such part.' }, headers });
}
