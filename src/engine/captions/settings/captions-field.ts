import { z } from 'zod';
import { splitGraphemes } from '../../../infra/segments.ts';
import { type Field, isBroken } from '../../../infra/validation/field.ts';
import { inputLimits } from '../../../infra/validation/input-limits.ts';
import { readList } from '../../../infra/validation/list-field.ts';
import { asBoolean, asList, isNumeric, isPlainObject, withoutBlanks } from '../../../infra/validation/php-values.ts';
import { ownValue } from '../../../infra/validation/validate.ts';
import type { Violation } from '../../../infra/validation/violation.ts';
import type { CaptionInput, Word, WordMark } from '../caption.ts';
import { emojiOfShortcode } from '../emojis/emoji-shortcodes.ts';
import { jsonCaptionItems, parseSubtitles } from '../subtitles/subtitle-formats.ts';

export const captionLimits = inputLimits.captions;

const itemSchema = z.object({
  start: z.number().min(0).max(captionLimits.seconds).describe('seconds'),
  end: z.number().max(captionLimits.seconds).describe('seconds, greater than start'),
  text: z.string().min(1).max(captionLimits.textCharacters),
  emoji: z.string().optional().describe('Always shown with this caption: an emoji, or its shortcode like :fire:'),
  words: z
    .array(
      z.object({
        text: z.string().max(captionLimits.textCharacters),
        start: z.number().optional(),
        end: z.number().optional(),
        emphasis: z
          .boolean()
          .optional()
          .describe('true: the word stands out; false: captions_emphasis never chooses it'),
      }),
    )
    .max(captionLimits.wordsOfOne)
    .optional()
    .describe(
      'When each word is said, as GET /api/videos/{id}/captions returns it: one for each blank-separated part of text, in ' +
        'order, inside the caption. Left out, or not matching the text: taken from what was heard; words that are still in ' +
        'the text keep their emphasis. A confidence that comes along is ignored',
    ),
});

/**
 * `captions`: a list of `{start, end, text, emoji?}`, a form's numbered fields of it, or SRT, WebVTT or JSON as text.
 */
export function captionsField(): Field<CaptionInput[], false> {
  return {
    schema: z
      .union([z.array(itemSchema).max(captionLimits.items), z.string()])
      .describe(
        'In any order; or a string that is SRT, WebVTT or JSON of them. [] = no captions. All texts together have at most ' +
          `${captionLimits.words} words`,
      ),
    required: false,
    read(value, name) {
      const reading = readList(listOfItems(value), name, {
        max: captionLimits.items,
        parts: { start: judgeTime, end: judgeEnd, text: judgeText, emoji: judgeEmoji, words: judgeWords },
        convert: toCaptionInput,
      });
      if (isBroken(reading) || !haveTooManyWords(reading.value)) return reading;
      return { violations: [{ field: name, rule: 'max_words', params: { max: captionLimits.words } }] };
    },
  };
}

function listOfItems(value: unknown): unknown[] | undefined {
  if (typeof value !== 'string') return asList(value);
  // JSON text is checked item by item, like a list
  return jsonCaptionItems(value) ?? parseSubtitles(value)?.map(asItem);
}

function asItem({ startMs, endMs, ...rest }: CaptionInput) {
  return { start: startMs / 1000, end: endMs / 1000, ...rest };
}

type Fault = Omit<Violation, 'field'>;
type Item = Record<'start' | 'end' | 'text' | 'emoji' | 'words', unknown>;

function judgeTime(value: unknown): Fault | null {
  if (value === undefined) return { rule: 'required' };
  if (!isNumeric(value)) return { rule: 'numeric' };
  if (Number(value) < 0) return { rule: 'min', params: { min: 0 } };
  return Number(value) > captionLimits.seconds ? { rule: 'max', params: { max: captionLimits.seconds } } : null;
}

function judgeEnd(end: unknown, { start }: Item): Fault | null {
  const isTooEarly = isNumeric(end) && isNumeric(start) && Number(end) <= Number(start);
  return isTooEarly ? { rule: 'gt', params: { value: Number(start) } } : judgeTime(end);
}

function judgeText(value: unknown): Fault | null {
  if (value === undefined) return { rule: 'required' };
  if (typeof value !== 'string') return { rule: 'string' };
  const max = captionLimits.textCharacters;
  return value.length > max ? { rule: 'max_string', params: { max } } : null;
}

function judgeEmoji(value: unknown): Fault | null {
  if (value === undefined) return null;
  if (typeof value !== 'string') return { rule: 'string' };
  const max = captionLimits.emojiGraphemes;
  // the first check avoids splitting a long text
  const isFine = value.length <= 200 && (splitGraphemes(value).length <= max || emojiOfShortcode(value));
  return isFine ? null : { rule: 'max_string', params: { max } };
}

function judgeWords(value: unknown): Fault | null {
  const words = asList(value);
  if (!words) return null;
  if (words.length > captionLimits.wordsOfOne) return { rule: 'max_array', params: { max: captionLimits.wordsOfOne } };
  const max = captionLimits.textCharacters;
  const isLong = (word: unknown) => isPlainObject(word) && typeof word.text === 'string' && word.text.length > max;
  if (words.some(isLong)) return { rule: 'max_string', params: { max } };
  return words.some((word) => isPlainObject(word) && isWrongMark(ownValue(word, 'emphasis')))
    ? { rule: 'boolean' }
    : null;
}

function isWrongMark(emphasis: unknown): boolean {
  return withoutBlanks(emphasis) !== undefined && asBoolean(emphasis) === undefined;
}

/** Words as blanks separate them, or as they are given with times, whichever are more. */
export function haveTooManyWords(captions: readonly Pick<CaptionInput, 'text' | 'words'>[]): boolean {
  const counts = captions.map(({ text, words = [] }) => Math.max(words.length, text.match(/\S+/g)?.length ?? 0));
  return counts.reduce((sum, count) => sum + count, 0) > captionLimits.words;
}

function toCaptionInput({ start, end, text, emoji, words }: Item): CaptionInput {
  const startMs = Math.round(Number(start) * 1000);
  // two times within the same millisecond are still a caption
  const endMs = Math.max(startMs + 1, Math.round(Number(end) * 1000));
  const given = emoji === undefined ? {} : { emoji: String(emoji) };
  return { startMs, endMs, text: String(text), ...given, ...readWords(words) };
}

/** Anything but a list of words with times or marks is ignored, like unknown fields. */
function readWords(value: unknown): Pick<CaptionInput, 'words' | 'marks'> {
  const list = asList(value) ?? [];
  const items = list.flatMap((word) => (isPlainObject(word) ? [word] : []));
  const words = items.flatMap(timedWord);
  if (words.length > 0 && words.length === list.length) return { words };
  const marks = items.flatMap(markOf);
  return marks.some(({ emphasis }) => emphasis !== undefined) ? { marks } : {};
}

function timedWord(word: Record<string, unknown>): Word[] {
  const [start, end] = ['start', 'end'].map((name) => ownValue(word, name));
  if (!isNumeric(start) || !isNumeric(end)) return [];
  const [startMs, endMs] = [Math.round(Number(start) * 1000), Math.round(Number(end) * 1000)];
  return markOf(word).map((mark) => ({ ...mark, startMs, endMs }));
}

function markOf(word: Record<string, unknown>): WordMark[] {
  const text = ownValue(word, 'text');
  const emphasis = asBoolean(ownValue(word, 'emphasis'));
  if (typeof text !== 'string') return [];
  return [{ text, ...(emphasis === undefined ? {} : { emphasis }) }];
}
