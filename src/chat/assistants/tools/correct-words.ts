import { required } from '../../../infra/validation/field.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { correctVideo } from '../correct-video.ts';
import type { Tool } from '../tool.ts';
import { correctionsField, videoId, waitSeconds } from '../tool-fields.ts';
import { defaultWaitSeconds, waitForVideo } from '../wait-for-video.ts';
import { wordVideo } from '../word-video.ts';

const fields = { video_id: videoId, corrections: required(correctionsField()), wait_seconds: waitSeconds };

/** Corrects words of the captions and renders again. */
export const correctWords: Tool = {
  name: 'correct_words',
  title: 'Correct words of the captions',
  description:
    'Corrects misheard words in the captions of a video and renders it again; times stay. Send all corrections in one call. ' +
    'If the look is to change too, send the corrections to restyle_video instead: that renders once for both.',
  fields,
  example: { video_id: 'vid_6yqz2n8x4k7w', corrections: [{ from: 'zap-ear', to: 'Zapier' }] },
  isReadOnly: false,
  async run(input, call) {
    const { video_id: id, corrections, wait_seconds: seconds = defaultWaitSeconds } = validate(fields, input);
    const { captions, sentences } = await correctVideo(call, id, corrections);
    await call.captioneer.edit(id, { settings: {}, captions });
    const worded = wordVideo(await waitForVideo(call, id, seconds));
    return { ...worded, text: [...sentences, worded.text].join('\n') };
  },
};
