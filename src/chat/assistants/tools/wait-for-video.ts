import { textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import type { Tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { about, waitSeconds } from '../tool-fields.ts';
import { defaultWaitSeconds, waitForVideo as waitFor } from '../wait-for-video.ts';
import { wordVideo } from '../word-video.ts';

const fields = {
  video_id: about(textField(), 'The id that caption_video gave. Left out: the newest video'),
  wait_seconds: waitSeconds,
};

/** Waits further for a video, or tells where it stands. */
export const waitForVideo: Tool = {
  name: 'wait_for_video',
  title: 'Wait for a video',
  description:
    'Waits until a video is ready or has failed, and gives its address. Use it after a call that said that the video is ' +
    'not ready yet, or that was cut off. With wait_seconds 0 it only tells where the video stands.',
  fields,
  example: { video_id: 'vid_6yqz2n8x4k7w', wait_seconds: 45 },
  isReadOnly: true,
  async run(input, call) {
    const { video_id: given, wait_seconds: seconds = defaultWaitSeconds } = validate(fields, input);
    const videoId = given ?? (await call.captioneer.list(1))[0]?.videoId;
    if (videoId === undefined) throw new ToolError('There is no video yet. Make one with caption_video.');
    return wordVideo(await waitFor(call, videoId, seconds));
  },
};
