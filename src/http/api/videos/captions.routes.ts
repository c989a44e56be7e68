import { z } from 'zod';
import type { Caption } from '../../../engine/captions/caption.ts';
import { writeSrt, writeVtt } from '../../../engine/captions/subtitles/subtitle-formats.ts';
import type { VideoOfOwner } from '../../../product/videos/records/find-video.ts';
import type { Services } from '../../services.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { userRoute } from '../routing/route.ts';
import { videoOf } from './find-existing-video.ts';
import { presentCaptions } from './video.presenter.ts';
import { captionsSchema } from './video.schemas.ts';

const noSuchVideo = { description: 'There is no such video', schema: messageSchema };

const showCaptions = userRoute({
  method: 'get',
  path: '/videos/:id/captions',
  docs: {
    id: 'showCaptions',
    tag: 'Videos',
    summary: 'The captions with their words, in seconds',
    replies: { 200: { description: 'The captions, in time order', schema: captionsSchema }, 404: noSuchVideo },
  },
  async handle(call, { videos }) {
    const { language, captions } = await videos.getCaptions(videoOf(call));
    return { status: 200, body: presentCaptions(language, captions) };
  },
});

interface SubtitleFile {
  extension: 'srt' | 'vtt' | 'ass';
  name: string;
  contentType: string;
  write(videos: Services['videos'], video: VideoOfOwner): Promise<string>;
}

const subtitleFiles: SubtitleFile[] = [
  { extension: 'srt', name: 'SubRip', contentType: 'application/x-subrip', write: captionsAs(writeSrt) },
  { extension: 'vtt', name: 'WebVTT', contentType: 'text/vtt', write: captionsAs(writeVtt) },
  {
    extension: 'ass',
    name: 'ASS',
    contentType: 'text/x-ass',
    write: (videos, video) => videos.getAssScript(video),
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
      replies: { 200: { description: `The ${name} file`, schema: z.string(), contentType }, 404: noSuchVideo },
    },
    async handle(call, { videos }) {
      const body = await write(videos, videoOf(call));
      const headers = {
        'Content-Type': `${contentType}; charset=utf-8`,
        'Content-Disposition': `inline; filename="captions.${extension}"`,
      };
      return { status: 200, body, headers };
    },
  });
}

function captionsAs(format: (captions: Caption[]) => string): SubtitleFile['write'] {
  return async (videos, video) => format((await videos.getCaptions(video)).captions);
}
