import { z } from 'zod';
import { messageSchema } from '../openapi/error-schemas.ts';
import { notFound } from '../routing/http-error.ts';
import type { Route } from '../routing/route.ts';
import { allowAnyOrigin, serveMedia } from './serve-media.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/** As with outputs, whoever knows the address may watch. Players poll the playlists until they end. */
const showPreview: Route = {
  method: 'get',
  path: '/media/preview/:token/:fileName',
  access: 'open',
  body: 'fields',
  docs: {
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
};

export const previewRoutes = [showPreview];
