import { required } from '../../../infra/validation/field.ts';
import { choiceField } from '../../../infra/validation/field-kinds.ts';
import { inputLimits } from '../../../infra/validation/input-limits.ts';
import { validate } from '../../../infra/validation/validate.ts';
import type { Tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { about, videoId } from '../tool-fields.ts';
import { wordVideo } from '../word-video.ts';

/** A longer file is cut here; whoever wants all of it takes the file. About two hours of speech. */
const maxCharacters = 100_000;

const fields = {
  video_id: videoId,
  format: about(
    required(choiceField(['video', 'srt', 'vtt', 'json', 'text'], { anyCase: true })),
    'video: its address; srt, vtt: subtitles; json: captions with the time of each word; text: only what is said',
  ),
};

/** Hands out the result, or the captions as a file. */
export const exportVideo: Tool = {
  name: 'export_video',
  title: 'Export a video or its captions',
  description:
    'Gives the address of the captioned video, or the captions as SRT, WebVTT, JSON or plain text. The bytes of a video are ' +
    'never sent through this tool: give people the address.',
  fields,
  example: { video_id: 'vid_6yqz2n8x4k7w', format: 'srt' },
  isReadOnly: true,
  async run(input, { captioneer, tasks }) {
    const { video_id: id, format } = validate(fields, input);
    if (format === 'video') {
      const video = await captioneer.find(id);
      if (video.result || video.status === 'failed') return wordVideo(video);
      throw new ToolError(`Video ${id} is not ready yet: ${video.stage}, ${video.progress} %. Call wait_for_video.`);
    }
    if (format === 'text') {
      const all = { from: 1, lines: inputLimits.captions.items };
      const { lines } = await tasks.findLines(await captioneer.readCaptions(id), all);
      return { text: cut(lines.map(({ text }) => text).join('\n'), 'read_captions has every line.') };
    }
    const { text, place } = await captioneer.exportCaptions(id, format);
    return { text: `${cut(text, '')}\n\nAs a file: ${place}`, facts: { place } };
  },
};

function cut(text: string, whole: string): string {
  if (text === '') return 'There are no captions.';
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, maxCharacters)}\n… cut here: there are ${text.length} characters. ${whole}`.trimEnd();
}
