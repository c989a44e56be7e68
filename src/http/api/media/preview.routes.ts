import { z } from 'zod';
import { allowAnyOrigin, serveObject } from '../../serve-object.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { HttpError } from '../routing/http-error.ts';
import type { Route } from '../routing/route.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/** As with outputs the address is the permission. Players poll the playlists until they end. */
const showPreview: Route = {
  method: 'get',
  path: '/media/preview/:token/:fileName',
  access: 'open',
  body: 'fields',
  docs: {
    id: 'showPreview',
    tag: 'Outputs',
    summary: 'The finished beginning of a video that is being rendered (HLS)',
    description:
      '`preview_url` of a video names `index.m3u8`; it leads to a playlist of the picture and one of the sound, both ' +
      'growing until the whole video is there. It can be watched for an hour longer, unless the video is edited or deleted.',
    replies: {
      200: { description: 'A playlist, or a piece of MPEG-TS', schema: z.string(), contentType: playlistType },
      206: {
        description: 'The part asked for',
        schema: z.string().meta({ format: 'binary' }),
        contentType: 'video/mp2t',
      },
      304: { description: 'What you have is still it' },
      404: { description: 'Not there, not yet, or no longer', schema: messageSchema },
      416: { description: 'There is no such part; Content-Range tells the size', schema: messageSchema },
    },
  },
  async handle({ ctx, params }, { services }) {
    allowAnyOrigin(ctx);
    const file = await services.outputs.readPreviewFile({ token: params.token ?? '', name: params.fileName ?? '' });
    if (!file)
      throw new HttpError({ status: 404, body: { message: 'There is nothing to watch here (any more, or yet).' } });
    if (file.kind === 'media') {
      return serveObject(ctx, { object: file.object, contentType: 'video/mp2t', read: services.outputs.readOutput });
    }
    const headers = {
      'Content-Type': playlistType,
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    return { status: 200, body: file.text, headers };
  },
};

export const previewRoutes = [showPreview];
