import type { Fields } from '../../../infra/validation/field.ts';
import { booleanField, numberField } from '../../../infra/validation/field-kinds.ts';
import { inputLimits } from '../../../infra/validation/input-limits.ts';
import { validate } from '../../../infra/validation/validate.ts';
import type { WantedStill } from '../captioneer.ts';
import { correctVideo } from '../correct-video.ts';
import type { Tool, ToolCall, ToolResult } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { sentenceOf } from '../tool-failure.ts';
import { about, changedSettingFields, correctionsField, settingsIn, videoId, waitSeconds } from '../tool-fields.ts';
import { defaultWaitSeconds, waitForVideo } from '../wait-for-video.ts';
import { wordVideo } from '../word-video.ts';

/** In base64 they are just under a megabyte, which is as much as common clients take. */
const maxStillBytes = 750_000;

const corrections = correctionsField();

const own = {
  video_id: videoId,
  preview_only: about(booleanField(), 'true: only shows the still, and changes nothing'),
  still_at: about(
    numberField({ min: 0, max: inputLimits.captions.seconds }),
    'Seconds: which moment the still shows. Left out: one with a caption',
  ),
  corrections: about(corrections, 'Words to correct in the same rendering, as in correct_words'),
  wait_seconds: waitSeconds,
} satisfies Fields;

/** Changes how a finished video looks. */
export const restyleVideo: Tool = {
  name: 'restyle_video',
  title: 'Change the look of a video',
  description:
    'Changes style, colours, size, position, format or other settings of a video that exists, and renders it again. Gives a ' +
    'still of the new look as a picture, and the address of the result. Settings that are left out stay. To try several ' +
    'looks, use preview_only: a still takes seconds and renders nothing. list_styles has the names of styles.',
  fields: { ...own, corrections: own.corrections, ...changedSettingFields },
  example: { video_id: 'vid_6yqz2n8x4k7w', style: 'pill/blue', preview_only: true },
  isReadOnly: false,
  async run(input, call) {
    const values = validate(own, input);
    const { video_id: id, still_at: at, wait_seconds: seconds = defaultWaitSeconds } = values;
    const settings = settingsIn(input);
    const moment = at === undefined ? {} : { at };
    if (values.preview_only) {
      const still = await drawStill(call, id, { settings, ...moment });
      return { ...still, text: [still.text, 'Nothing was changed.'].filter(Boolean).join('\n') };
    }
    const corrected = values.corrections && (await correctVideo(call, id, values.corrections));
    if (Object.keys(settings).length === 0 && !corrected) throw new ToolError('Name at least one setting to change.');
    const captions = corrected ? { captions: corrected.captions } : {};
    await call.captioneer.edit(id, { settings, ...captions });
    const still = await stillIfAny(call, id, { settings: {}, ...moment });
    const worded = wordVideo(await waitForVideo(call, id, seconds));
    const text = [...(corrected?.sentences ?? []), worded.text, still.text].filter(Boolean).join('\n');
    return { ...worded, ...(still.jpeg ? { jpeg: still.jpeg } : {}), text };
  },
};

async function drawStill(call: ToolCall, id: string, still: WantedStill): Promise<ToolResult> {
  const jpeg = await call.captioneer.renderStill(id, still, call.signal);
  if (jpeg.length <= maxStillBytes) return { text: '', jpeg };
  return { text: 'The still is too large to be shown here.' };
}

/** The change is made already: without a picture it is still worth its reply. */
async function stillIfAny(call: ToolCall, id: string, still: WantedStill): Promise<ToolResult> {
  try {
    return await drawStill(call, id, still);
  } catch (error) {
    call.signal.throwIfAborted();
    return { text: `There is no still: ${sentenceOf(error) ?? 'it could not be drawn.'}` };
  }
}
