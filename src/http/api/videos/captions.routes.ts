import { z } from 'zod';
import type { Caption } from '../../../engine/captions/caption.ts';
import { writeSrt, writeVtt } from '../../../engine/captions/subtitles/subtitle-formats.ts';
import type { VideoOfOwner } from '../../../product/videos/records/find-video.ts';
import type { Services } from '../../services.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { userRoute } from '../routing/route.ts';
import { presentCaptions } from './video.presenter.ts';
import { captionsSchema } from './video.schemas.ts';

const noSuchVideo = { description: 'No such video', schema: messageSchema };

const showCaptions = userRoute({
  method: 'get',
  path: '/videos/:id/captions',
  docs: {
    id: 'showCaptions',
    tag: 'Videos',
    summary: 'The captions with their words, in seconds',
    replies: { 200: { description: 'The captions, in time order', schema: captionsSchema }, 404: noSuchVideo },
  },
  async handle(call, { services }) {
    const owner = { ownerId: call.userId, videoId: call.params.id ?? '' };
    const { language, captions } = await services.videos.getCaptions(owner);
    return { status: 200, body: presentCaptions(language, captions) };
  },
});

interface SubtitleFile {
  extension: 'srt' | 'vtt' | 'ass';
  name: string;
  contentType: string;
  write(services: Services, owner: VideoOfOwner): Promise<string>;
}

const subtitleFiles: SubtitleFile[] = [
  { extension: 'srt', name: 'SubRip', contentType: 'application/x-subrip', write: writtenBy(writeSrt) },
  { extension: 'vtt', name: 'WebVTT', contentType: 'text/vtt', write: writtenBy(writeVtt) },
  {
    extension: 'ass',
    name: 'ASS',
    contentType: 'text/x-ass',
    write: (services, owner) => services.videos.getAssScript(owner),
  },
];

export const captionsRoutes = [showCaptions, ...subtitleFiles.map(subtitleRoute)];

function subtitleRoute({ extension, name, contentType, write }: SubtitleFile) {
  return userRoute({
    method: 'get',
    path: `/videos/:id/captions.${extension}`,
    docs: {
      id: `showCaptionsAs${name}`,
      tag: 'Videos',
      summary: `The captions as ${name}`,
      replies: { 200: { description: `A ${name} file`, schema: z.string(), contentType }, 404: noSuchVideo },
    },
    async handle(call, { services }) {
      const body = await write(services, { ownerId: call.userId, videoId: call.params.id ?? '' });
      const headers = {
        'Content-Type': `${contentType}; charset=utf-8`,
        'Content-Disposition': `inline; filename="captions.${extension}"`,
      };
      return { status: 200, body, headers };
    },
  });
}

function writtenBy(format: (captions: Caption[]) => string): SubtitleFile['write'] {
  return async (services, owner) => format((await services.videos.getCaptions(owner)).captions);
}
