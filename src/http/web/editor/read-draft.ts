import { z } from 'zod';
import {
  type CaptionSettings,
  captionSettings,
  type SettingKey,
  settingKeys,
  settingRow,
} from '../../../engine/captions/settings/caption-settings.ts';
import { captionLimits, haveTooManyWords } from '../../../engine/captions/settings/captions-field.ts';
import { framingWords, largestZoom } from '../../../engine/captions/settings/framing.ts';
import { ownFontPattern } from '../../../engine/captions/settings/own-font.ts';
import type { NamedPreset } from '../../../engine/captions/settings/preset-settings.ts';
import { barPositions } from '../../../engine/captions/settings/progress-bar.ts';
import { positionWords, type SettingKind } from '../../../engine/captions/settings/setting-row.ts';
import { titleStyles } from '../../../engine/captions/settings/title.ts';
import { watermarkSchema } from '../../../engine/captions/settings/watermark-field.ts';
import { dictionaryLimits } from '../../../engine/captions/wording/dictionary.ts';
import { hasAtMost } from '../../../infra/validation/field-kinds.ts';
import type { EditDraft, PackedDraft } from '../../../product/videos/editor/editor-view.ts';
import { PageError } from '../errors/page-error.ts';

const ms = z.number().min(0).max(1_000_000_000);
const part = z.object({ text: z.string().max(captionLimits.textCharacters), startMs: ms, endMs: ms });
const word = part.extend({
  confidence: z.number().optional(),
  emphasis: z.boolean().optional(),
  parts: z.array(part).max(500).optional(),
});
const term = z.object({
  from: z.string().trim().min(1).max(dictionaryLimits.characters),
  to: z.string().trim().min(1).max(dictionaryLimits.characters),
});

const caption = z.object({
  startMs: ms,
  endMs: ms,
  emoji: z.string().max(200).optional(),
  words: z.array(word).min(1).max(captionLimits.wordsOfOne),
});

const share = z.number().min(0).max(1);
const hexColor = z.string().regex(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);
const framingPoint = z.object({ atMs: ms, x: share, y: share, zoom: z.number().min(1).max(largestZoom) });

/** Settings in their stored form. */
const settings = z
  .object(
    Object.fromEntries(settingKeys.map((key) => [key, schemaOf(settingRow(key).kind)])) as {
      [Key in SettingKey]: z.ZodType<NonNullable<CaptionSettings[Key]>>;
    },
  )
  .partial();

function schemaOf(kind: SettingKind): z.ZodType {
  switch (kind.type) {
    case 'boolean':
      return z.boolean();
    case 'integer':
      return z.number().int().min(kind.min).max(kind.max);
    case 'number':
      return z.number().min(kind.min).max(kind.max);
    case 'choice':
    case 'style':
      return z.enum(kind.choices);
    case 'font':
      return z.union([z.enum(kind.choices), z.string().regex(ownFontPattern)]);
    case 'color':
      return hexColor;
    case 'position':
      return z.union([z.enum(positionWords), z.number().min(kind.min).max(kind.max)]);
    case 'language':
      return z.string().max(12);
    case 'framing':
      return z.union([z.enum(framingWords), z.array(framingPoint).max(1000)]);
    case 'dictionary':
      return z.array(term).max(dictionaryLimits.entries);
    case 'text':
      return textOf(kind);
    case 'progressBar':
      return z.union([z.boolean(), z.object({ color: hexColor, position: z.enum(barPositions) }).partial()]);
    case 'watermark':
      return watermarkSchema;
    case 'title':
      return titleOf(kind);
  }
}

/** Characters outside of the basic plane have two units. */
function textOf({ maxCharacters }: { maxCharacters: number }) {
  return z
    .string()
    .max(2 * maxCharacters)
    .refine((text) => hasAtMost(text, maxCharacters));
}

function titleOf({ maxCharacters }: { maxCharacters: number }) {
  const { min, max } = captionSettings.position.kind;
  return z
    .object({
      text: textOf({ maxCharacters }),
      startMs: ms,
      endMs: z.union([ms, z.literal('end')]),
      position: z.union([z.enum(positionWords), z.number().min(min).max(max)]),
      style: z.enum(titleStyles),
    })
    .partial()
    .required({ text: true });
}

const draft = z.object({
  captions: z.array(caption).max(captionLimits.items),
  settings,
  resetSettings: z.array(settings.keyof()).max(settingKeys.length),
});

/** @throws PageError 422, as all functions here */
export function readDraft(json: unknown): EditDraft {
  const given = read(z.object({ draft }), json).draft;
  refuseLong(textsOf(given));
  return given;
}

/** What the page sends for a preview, to compare a draft with what is rendered, to give it another script, and to render it. */
export interface DraftBodies {
  preview: { draft: PackedDraft; atMs: number };
  stretches: { draft: PackedDraft };
  script: { draft: PackedDraft; script: string };
  render: { draft: PackedDraft; baseRevision: number };
}

export const draftBodies: { [Kind in keyof DraftBodies]: (json: unknown) => DraftBodies[Kind] } = {
  preview: (json) => ({ draft: packDraft(readDraft(json)), ...read(z.object({ atMs: ms }), json) }),
  stretches: (json) => ({ draft: packDraft(readDraft(json)) }),
  script: (json) => ({
    draft: packDraft(readDraft(json)),
    ...read(z.object({ script: z.string().trim().pipe(textOf(captionSettings.script.kind)) }), json),
  }),
  render: (json) => ({
    draft: packDraft(readDraft(json)),
    ...read(z.object({ baseRevision: z.number().int() }), json),
  }),
};

function packDraft(given: EditDraft): PackedDraft {
  const captions = new TextEncoder().encode(JSON.stringify(textsOf(given)));
  return { ...given, captions, captionCount: given.captions.length };
}

/** The captions to be saved, as JSON of `CaptionInput[]`: a video stores them so. */
export function captionsJsonOf({ captions }: PackedDraft): string {
  return new TextDecoder().decode(captions);
}

function textsOf<Draft extends { captions: { words: { text: string }[] }[] }>({ captions }: Draft) {
  return captions.map((one: Draft['captions'][number]) => ({
    ...one,
    text: one.words.map(({ text }) => text).join(' '),
  }));
}

/** The same limits as those of the API. */
function refuseLong(captions: Parameters<typeof haveTooManyWords>[0]): void {
  const isLong = captions.some(({ text }) => text.length > captionLimits.textCharacters);
  if (isLong || haveTooManyWords(captions)) throw new PageError({ status: 422, name: 'longDraft' });
}

/** A look and the name under which it is saved; whether it is a name is for the product to say. */
export function readPreset(json: unknown): NamedPreset {
  return read(z.object({ name: z.string().max(200), settings }), json);
}

export function readTerm(json: unknown): z.infer<typeof term> {
  return read(term, json);
}

function read<T extends z.ZodType>(schema: T, json: unknown): z.infer<T> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  // a video of any usual length stays far below these limits, so what a person wrote exceeds them, not our script
  const isTooLong = result.error.issues.some(({ code, path }) => code === 'too_big' && path.includes('captions'));
  throw new PageError({ status: 422, name: isTooLong ? 'longDraft' : 'strangeDraft' });
}
