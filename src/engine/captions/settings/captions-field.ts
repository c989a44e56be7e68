import { z } from 'zod';
import type { Field, Reading } from '../../../infra/validation/field.ts';
import { asList, isNumeric, isPlainObject, withoutBlanks } from '../../../infra/validation/php-values.ts';
import { ownValue } from '../../../infra/validation/validate.ts';
import type { Violation } from '../../../infra/validation/violation.ts';
import type { CaptionInput } from '../caption.ts';
import { emojiOfShortcode } from '../emojis/emoji-shortcodes.ts';
import { jsonCaptionItems, parseSubtitles } from '../subtitles/subtitle-formats.ts';

/** Bounds far above any real video, so that absurd input costs nothing. */
export const captionLimits = { items: 10_000, seconds: 1_000_000, textCharacters: 5000, emojiGraphemes: 8 };

const itemSchema = z.object({
  start: z.number().min(0).max(captionLimits.seconds).describe('seconds'),
  end: z.number().max(captionLimits.seconds).describe('seconds, greater than start'),
  text: z.string().min(1).max(captionLimits.textCharacters),
  emoji: z.string().optional().describe('Always shown with this caption: an emoji, or its shortcode like :fire:'),
  words: z
    .array(z.object({ text: z.string(), start: z.number(), end: z.number() }))
    .optional()
    .describe(
      'When each word is said, as GET /api/videos/{id}/captions returns it: one for each blank-separated part of text, in ' +
        'order, inside the caption. Left out, or not matching the text: taken from what was heard',
    ),
});

/**
 * `captions`: a list of `{start, end, text, emoji?}`, a form's numbered fields of it, or SRT, WebVTT or JSON as text.
 */
export function captionsField(): Field<CaptionInput[], false> {
  return {
    schema: z
      .union([z.array(itemSchema).max(captionLimits.items), z.string()])
      .describe('In any order; or a string that is SRT, WebVTT or JSON of them. [] = no captions.'),
    required: false,
    read(value, name) {
      const items = listOfItems(value);
      if (!items) return { violations: [{ field: name, rule: 'array' }] };
      if (items.length > captionLimits.items) {
        return { violations: [{ field: name, rule: 'max_array', params: { max: captionLimits.items } }] };
      }
      return readItems(items, name);
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

/** Like Laravel, checks one field of all items before the next field; its messages are counted in that order. */
function readItems(items: unknown[], name: string): Reading<CaptionInput[]> {
  const parts = items.map(partsOf);
  const each = (judge: (part: ItemParts, field: string) => Violation[]) =>
    parts.flatMap((part, index) => (part ? judge(part, `${name}.${index}`) : []));
  const violations: Violation[] = [
    ...parts.flatMap((part, index): Violation[] => (part ? [] : [{ field: `${name}.${index}`, rule: 'array' }])),
    ...each(({ start }, field) => judgeTime(start, `${field}.start`)),
    ...each(({ start, end }, field) => judgeEnd(start, end, `${field}.end`)),
    ...each(({ text }, field) => judgeText(text, `${field}.text`)),
    ...each(({ emoji }, field) => judgeEmoji(emoji, `${field}.emoji`)),
  ];
  if (violations.length > 0) return { violations };
  return { value: parts.flatMap((part) => (part ? [toCaptionInput(part)] : [])) };
}

type ItemParts = Record<'start' | 'end' | 'text' | 'emoji' | 'words', unknown>;

function partsOf(item: unknown): ItemParts | null {
  if (!isPlainObject(item)) return null;
  const part = (name: string) => withoutBlanks(ownValue(item, name));
  return { start: part('start'), end: part('end'), text: part('text'), emoji: part('emoji'), words: part('words') };
}

function judgeTime(value: unknown, field: string): Violation[] {
  if (value === undefined) return [{ field, rule: 'required' }];
  if (!isNumeric(value)) return [{ field, rule: 'numeric' }];
  if (Number(value) < 0) return [{ field, rule: 'min', params: { min: 0 } }];
  if (Number(value) > captionLimits.seconds) return [{ field, rule: 'max', params: { max: captionLimits.seconds } }];
  return [];
}

function judgeEnd(start: unknown, end: unknown, field: string): Violation[] {
  if (end === undefined) return [{ field, rule: 'required' }];
  if (!isNumeric(end)) return [{ field, rule: 'numeric' }];
  if (isNumeric(start) && Number(end) <= Number(start)) {
    return [{ field, rule: 'gt', params: { value: Number(start) } }];
  }
  return judgeTime(end, field);
}

function judgeText(value: unknown, field: string): Violation[] {
  if (value === undefined) return [{ field, rule: 'required' }];
  if (typeof value !== 'string') return [{ field, rule: 'string' }];
  const max = captionLimits.textCharacters;
  return value.length > max ? [{ field, rule: 'max_string', params: { max } }] : [];
}

function judgeEmoji(value: unknown, field: string): Violation[] {
  if (value === undefined) return [];
  if (typeof value !== 'string') return [{ field, rule: 'string' }];
  const max = captionLimits.emojiGraphemes;
  // the first check avoids splitting a long text
  const isFine = value.length <= 200 && ([...graphemes.segment(value)].length <= max || emojiOfShortcode(value));
  return isFine ? [] : [{ field, rule: 'max_string', params: { max } }];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function toCaptionInput({ start, end, text, emoji, words }: ItemParts): CaptionInput {
  const startMs = Math.round(Number(start) * 1000);
  // two times within the same millisecond are still a caption
  const endMs = Math.max(startMs + 1, Math.round(Number(end) * 1000));
  return {
    ...{ startMs, endMs, text: String(text) },
    ...(emoji === undefined ? {} : { emoji: String(emoji) }),
    ...timedWords(words),
  };
}

/** Anything but a list of words with times is ignored, like unknown fields. */
function timedWords(value: unknown): Pick<CaptionInput, 'words'> {
  const words = asList(value)?.map((word) => {
    if (!isPlainObject(word)) return null;
    const [text, start, end] = ['text', 'start', 'end'].map((name) => ownValue(word, name));
    if (typeof text !== 'string' || !isNumeric(start) || !isNumeric(end)) return null;
    return { text, startMs: Math.round(Number(start) * 1000), endMs: Math.round(Number(end) * 1000) };
  });
  return words && words.length > 0 && words.every((word) => word !== null) ? { words } : {};
}
