import { z } from 'zod';
import type { CaptionFormat } from '../../../engine/captions/subtitles/subtitle-formats.ts';
import type { VideoOfOwner } from '../../../product/videos/records/find-video.ts';
import type { Services } from '../../services.ts';
import { messageSchema } from '../routing/http-error.ts';
import { userRoute } from '../routing/route.ts';
import { videoOf } from './find-existing-video.ts';

const captionsSchema = z.strictObject({
  language: z.string().nullable(),
  captions: z.array(
    z.strictObject({
      start: z.number(),
      end: z.number(),
      text: z.string(),
      emoji: z.string().optional(),
      words: z.array(
        z.strictObject({
          text: z.string(),
          start: z.number(),
          end: z.number(),
          confidence: z
            .number()
            .min(0)
            .max(1)
            .optional()
            .describe(
              'How probably the word was heard right, in hundredths. 1 for words that were given, not heard. Absent if the ' +
                'speech engine does not say it',
            ),
          emphasis: z
            .boolean()
            .optional()
            .describe(
              'Whether the word stands out: it was marked, or captions_emphasis chose it. false = it was marked so that it ' +
                'is never chosen. Absent = neither',
            ),
        }),
      ),
    }),
  ),
});

const noSuchVideo = { description: 'There is no such video', schema: messageSchema };

const showCaptions = userRoute('get', '/videos/:id/captions', {
  id: 'showCaptions',
  tag: 'Videos',
  summary: 'The captions with their words, in seconds',
  replies: { 200: { description: 'The captions, in time order', schema: captionsSchema }, 404: noSuchVideo },
  async handle(call, { videos }) {
    const body = await videos.writeCaptions(videoOf(call), 'json');
    return { status: 200, body, headers: { 'Content-Type': 'application/json; charset=utf-8' } };
  },
});

interface SubtitleFile {
  extension: 'srt' | 'vtt' | 'ass';
  name: string;
  contentType: string;
  write(videos: Services['videos'], video: VideoOfOwner): Promise<string>;
}

const subtitleFiles: SubtitleFile[] = [
  { extension: 'srt', name: 'SubRip', contentType: 'application/x-subrip', write: captionsAs('srt') },
  { extension: 'vtt', name: 'WebVTT', contentType: 'text/vtt', write: captionsAs('vtt') },
  {
    extension: 'ass',
    name: 'ASS',
    contentType: 'text/x-ass',
    write: (videos, video) => videos.getAssScript(video),
  },
];

export const captionsRoutes = [showCaptions, ...subtitleFiles.map(subtitleRoute)];

function subtitleRoute({ extension, name, contentType, write }: SubtitleFile) {
  return userRoute('get', `/videos/:id/captions.${extension}`, {
    id: `showCaptionsAs${name}`,
    tag: 'Videos',
    summary: `The captions as ${name}`,
    replies: { 200: { description: `The ${name} file`, schema: z.string(), contentType }, 404: noSuchVideo },
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

function captionsAs(format: CaptionFormat): SubtitleFile['write'] {
  return (videos, video) => videos.writeCaptions(video, format);
}
