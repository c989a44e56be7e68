import { z } from 'zod';
import { settingKeys, settingRow } from '../../engine/captions/settings/caption-settings.ts';
import { wantedSettingFields } from '../../engine/captions/settings/setting-fields.ts';
import { type Field, type Fields, required } from '../../infra/validation/field.ts';
import { integerField, textField } from '../../infra/validation/field-kinds.ts';
import { readList } from '../../infra/validation/list-field.ts';
import { asBoolean, asList, isInteger } from '../../infra/validation/php-values.ts';
import { type Input, ownValue } from '../../infra/validation/validate.ts';
import type { Violation } from '../../infra/validation/violation.ts';
import type { Correction } from './correct-captions-of-video.ts';
import { defaultWaitSeconds, maxWaitSeconds } from './wait-for-video.ts';

const namesOfSettings = settingKeys.map((key) => settingRow(key).name);

/** Every caption setting, as creating takes it. */
export const newSettingFields: Fields = wantedSettingFields({ language: 'any', withDefaults: true });
/** Every caption setting, as an edit takes it. */
export const changedSettingFields: Fields = wantedSettingFields({ language: 'code', withDefaults: false });

/** The settings that were sent, unread. Everything else stays behind. */
export function settingsIn(input: Input): Input {
  const sent = namesOfSettings.map((name) => [name, ownValue(input, name)]);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined && value !== null));
}

export const videoId = about(required(textField()), 'The id that caption_video gave, such as vid_6yqz2n8x4k7w');

export const waitSeconds = about(
  integerField({ min: 0, max: maxWaitSeconds }),
  `How long to wait for the result at most, ${defaultWaitSeconds} when left out. Then the work goes on, and ` +
    'wait_for_video waits further',
);

/** The field with another description. */
export function about<F extends Field<unknown>>(field: F, description: string): F {
  return { ...field, schema: field.schema.describe(description) };
}

export const correctionLimits = { items: 100, characters: 500, lines: 10_000 };

const words = z.string().max(correctionLimits.characters);

const correctionSchema = z.object({
  from: words.optional().describe('The wrong words as they stand in the captions; letter case does not matter'),
  to: words.optional().describe('The right words'),
  remove: z.boolean().optional().describe('true, instead of `to`: the words, or the line, are removed'),
  line: z
    .int()
    .min(1)
    .max(correctionLimits.lines)
    .optional()
    .describe('Only in this line, as read_captions numbers them. Without `from`: the whole line becomes `to`'),
});

/** `corrections`: what is wrong in the captions, and how it is right. */
export function correctionsField(): Field<Correction[], false> {
  return {
    schema: z.array(correctionSchema).max(correctionLimits.items).describe('Wrong words and right ones'),
    required: false,
    read: (value, name) =>
      readList<Part, Correction>(asList(value), name, {
        max: correctionLimits.items,
        parts: { from: judgeFrom, to: judgeTo, remove: judgeRemove, line: judgeLine },
        convert: ({ from, to, line }) => ({
          ...(from === undefined ? {} : { from: String(from) }),
          to: to === undefined ? '' : String(to),
          ...(line === undefined ? {} : { line: Number(line) }),
        }),
      }),
  };
}

type Part = 'from' | 'to' | 'remove' | 'line';
type Fault = Omit<Violation, 'field'>;

function judgeFrom(value: unknown, { line }: Record<Part, unknown>): Fault | null {
  return value === undefined && line === undefined ? { rule: 'required' } : judgeText(value);
}

/** What is left out by mistake must not remove anything. */
function judgeTo(value: unknown, { remove }: Record<Part, unknown>): Fault | null {
  return value === undefined && asBoolean(remove) !== true ? { rule: 'required' } : judgeText(value);
}

function judgeRemove(value: unknown): Fault | null {
  return value === undefined || asBoolean(value) !== undefined ? null : { rule: 'boolean' };
}

function judgeText(value: unknown): Fault | null {
  if (value === undefined) return null;
  if (typeof value !== 'string') return { rule: 'string' };
  const max = correctionLimits.characters;
  return value.length > max ? { rule: 'max_string', params: { max } } : null;
}

function judgeLine(value: unknown): Fault | null {
  if (value === undefined) return null;
  if (!isInteger(value)) return { rule: 'integer' };
  const max = correctionLimits.lines;
  return Number(value) < 1 || Number(value) > max ? { rule: 'between', params: { min: 1, max } } : null;
}
