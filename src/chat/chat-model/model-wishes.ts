import { z } from 'zod';
import { settingRow } from '../../engine/captions/settings/caption-settings.ts';
import { framingWords } from '../../engine/captions/settings/framing.ts';
import { iso6391Codes } from '../../engine/captions/settings/languages.ts';
import { positionWords, type SettingKind } from '../../engine/captions/settings/setting-row.ts';
import { languages } from '../../texts/languages.ts';
import { chatSettings } from '../conversation/settings/chat-settings.ts';
import { steppedSettings } from '../conversation/settings/step-setting.ts';
import type { Wish } from '../conversation/understood-words.ts';
import { modelRequests, modelTopics } from './model-intents.ts';
import { parseJson } from './parse-json.ts';

/** A message has few wishes; a model that lists more has not understood it. */
const maxWishes = 8;
const maxWords = 120;
const maxLine = 400;

const settings = z
  .strictObject(Object.fromEntries(chatSettings.map((setting) => [setting, schemaOfSetting(setting).optional()])))
  .refine((given) => Object.keys(given).length > 0);

const words = z.string().trim().min(1).max(maxWords);
const lineNumber = z.int().min(1).max(100_000);

/**
 * What a language model may make of a message: what the rules can make of it, but nothing that deletes, pays, links, signs
 * in, cancels, starts over, or changes what the account keeps.
 */
const wish = z.union([
  z.strictObject({ kind: z.literal('set'), settings }),
  z.strictObject({
    kind: z.literal('step'),
    setting: z.enum(steppedSettings),
    direction: z.union([z.literal(1), z.literal(-1)]).describe('1 = bigger, thicker, wider, higher up'),
    much: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('replace_words'),
    wrong: words.describe('as the lines have it'),
    right: words,
    lines: z.array(lineNumber).min(1).max(20).optional().describe('absent = wherever it stands'),
  }),
  z.strictObject({ kind: z.literal('replace_line'), line: lineNumber, text: z.string().trim().min(1).max(maxLine) }),
  z.strictObject({ kind: z.literal('emphasize_words'), words, on: z.boolean() }),
  z.strictObject({ kind: z.literal('request'), request: z.enum(namesOf(modelRequests)) }),
  z.strictObject({ kind: z.literal('topic'), topic: z.enum(namesOf(modelTopics)) }),
  z.strictObject({ kind: z.literal('topic'), topic: z.literal('speak'), language: z.enum(languages) }),
]);

/** The whole answer. No wishes = the model does not know. */
const answer = z.strictObject({ wishes: z.array(wish).max(maxWishes) });

/** As JSON Schema, for the model to read. */
export function answerSchema(): object {
  return z.toJSONSchema(answer, { io: 'input' });
}

/** The wishes of an answer; null = it is not one that counts. @param content what the model wrote */
export function readAnswer(content: string): Wish[] | null {
  const { success, data } = answer.safeParse(parseJson(content));
  // every kind of the schema is a wish; the settings are checked by the rows of their table
  return success ? (data.wishes as Wish[]) : null;
}

function schemaOfSetting(setting: (typeof chatSettings)[number]): z.ZodType {
  const { kind, about } = settingRow(setting);
  return schemaOf(kind).describe(about);
}

/** The values that chats can choose. */
function schemaOf(kind: SettingKind): z.ZodType {
  switch (kind.type) {
    case 'boolean':
    case 'progressBar':
      return z.boolean();
    case 'integer':
      return z.int().min(kind.min).max(kind.max);
    case 'number':
      return z.number().min(kind.min).max(kind.max);
    case 'position':
      return z.union([z.enum(positionWords), z.number().min(kind.min).max(kind.max)]);
    case 'choice':
    case 'style':
    case 'font':
      return z.enum(kind.choices);
    case 'framing':
      return z.enum(framingWords);
    case 'color':
      return z.string().regex(/^#[0-9A-F]{6}$/);
    case 'language':
      return z.enum(iso6391Codes);
    case 'dictionary':
    case 'text':
    case 'title':
    case 'watermark':
      return z.never();
  }
}

function namesOf<Name extends string>(about: Readonly<Record<Name, string>>): Name[] {
  return Object.keys(about) as Name[];
}
