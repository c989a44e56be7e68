import { captionsField } from '../../../engine/captions/settings/captions-field.ts';
import { type Fields, required } from '../../../infra/validation/field.ts';
import { textField } from '../../../infra/validation/field-kinds.ts';
import { inputLimits } from '../../../infra/validation/input-limits.ts';
import { validate } from '../../../infra/validation/validate.ts';
import type { FoundLines } from '../caption-tasks.ts';
import type { Captioneer } from '../captioneer.ts';
import type { Tool, ToolResult } from '../tool.ts';
import { about, newSettingFields, settingsIn, waitSeconds } from '../tool-fields.ts';
import { defaultWaitSeconds, waitForVideo } from '../wait-for-video.ts';
import { wordLines, wordVideo } from '../word-video.ts';

const videoHelp = {
  links:
    'An http(s) link to the video file, or a share link, or upload://… of a file that was sent to POST /api/uploads',
  links_and_files: 'An http(s) link to the video file, or a share link, or the path of a file on this computer',
  files: 'The path of a video file on this computer',
} satisfies Record<Captioneer['takes'], string>;

/** Captions a video, with everything that is known about it in one call. */
export function captionVideo(takes: Captioneer['takes']): Tool {
  const own = {
    video: required(about(textField({ maxLength: inputLimits.url }), videoHelp[takes])),
    wait_seconds: waitSeconds,
  } satisfies Fields;
  return {
    name: 'caption_video',
    title: 'Caption a video',
    description:
      'Transcribes a video and renders it with animated word-by-word captions. Put everything that you know into this one ' +
      'call, because each later change renders again: names and words that are easily misheard as `dictionary` ' +
      '({"zap-ear": "Zapier"}), colours and look as `style` and the captions_… settings (yellow letters: ' +
      'captions_font_color "#FFE600"; only the spoken word yellow: captions_highlight_color), vertical video as ' +
      'resize_for_social_media. Leave out what nobody asked for: the defaults look good. Waits for the result and ' +
      'gives its address and the captions.',
    fields: { ...own, ...newSettingFields, captions: shortly(captionsField()) },
    example: {
      video: takes === 'files' ? '/home/ada/Videos/talk.mp4' : 'https://example.com/talk.mp4',
      dictionary: { 'zap-ear': 'Zapier' },
      captions_font_color: '#FFE600',
    },
    isReadOnly: false,
    async run(input, call) {
      const { video, wait_seconds: seconds = defaultWaitSeconds } = validate(own, input);
      const given = input.captions === undefined || input.captions === null ? {} : { captions: input.captions };
      const videoId = await call.captioneer.create({ video, fields: { ...settingsIn(input), ...given } });
      const found = await waitForVideo(call, videoId, seconds);
      const worded = wordVideo(found);
      if (found.status !== 'processed') return worded;
      const json = await call.captioneer.readCaptions(videoId);
      return withCaptions(worded, await call.tasks.findLines(json, { from: 1, lines: shownLines }));
    },
  };
}

type CaptionsField = ReturnType<typeof captionsField>;

/** The items' schema is long, and assistants rarely have captions. */
function shortly(field: CaptionsField): CaptionsField {
  return about(
    field,
    'Only if the captions are known: a list of {start, end, text} in seconds, or SRT or WebVTT as text',
  );
}

/** As many lines are shown at once; read_captions has the rest. */
const shownLines = 40;

function withCaptions(worded: ToolResult, { language, total, lines, next }: FoundLines): ToolResult {
  const head = `Captions (language: ${language ?? 'unknown'}, ${total} lines):`;
  const more = next === null ? [] : ['… read_captions shows the rest.'];
  const shown = total === 0 ? ['There are no captions.'] : [head, wordLines(lines), ...more];
  return { ...worded, text: [worded.text, ...shown].join('\n') };
}
