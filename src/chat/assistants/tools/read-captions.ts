import { integerField, textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import type { Tool } from '../tool.ts';
import { about, correctionLimits, videoId } from '../tool-fields.ts';
import { wordLines } from '../word-video.ts';

const defaultLines = 100;
const maxLines = 300;

const fields = {
  video_id: videoId,
  from_line: about(integerField({ min: 1, max: correctionLimits.lines }), 'The first line to show, 1 when left out'),
  lines: about(integerField({ min: 1, max: maxLines }), `How many lines, ${defaultLines} when left out`),
  contains: about(textField({ maxLength: 200 }), 'Only lines with these words, in any letter case'),
};

/** Shows what was heard. */
export const readCaptions: Tool = {
  name: 'read_captions',
  title: 'Read the captions of a video',
  description:
    'Shows the captions as numbered lines with their times in seconds. Use it to check names, to answer questions about ' +
    'what is said, and before correct_words. Empty while the video has not been transcribed.',
  fields,
  example: { video_id: 'vid_6yqz2n8x4k7w', contains: 'zap' },
  isReadOnly: true,
  async run(input, { captioneer, tasks }) {
    const { video_id: id, from_line: from = 1, lines = defaultLines, contains } = validate(fields, input);
    const wanted = { from, lines, ...(contains === undefined ? {} : { contains }) };
    const found = await tasks.findLines(await captioneer.readCaptions(id), wanted);
    const { language, total, next } = found;
    const head = `Language: ${language ?? 'unknown'}. ${total} lines in all, ${found.lines.length} shown.`;
    const more = next === null ? '' : `More: call again with from_line ${next}.`;
    return {
      text: [head, wordLines(found.lines), more].filter(Boolean).join('\n'),
      facts: { language, total_lines: total, captions: found.lines, next_line: next },
    };
  },
};
