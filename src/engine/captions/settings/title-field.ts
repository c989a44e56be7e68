import { z } from 'zod';
import { type Field, isBroken, type Reading, required } from '../../../infra/validation/field.ts';
import { choiceField, fieldOf, fractionField, textField } from '../../../infra/validation/field-kinds.ts';
import { objectOf, readParts } from '../../../infra/validation/object-field.ts';
import { isNumeric } from '../../../infra/validation/php-values.ts';
import { captionLimits } from './captions-field.ts';
import { positionField } from './position-field.ts';
import { type Title, titleStyles } from './title.ts';

const seconds = { min: 0, max: captionLimits.seconds };

export function titleSchema({ maxCharacters }: { maxCharacters: number }) {
  return z.strictObject({
    text: z.string().min(1).max(maxCharacters),
    start: z.number().min(seconds.min).max(seconds.max).optional().describe('seconds; 0 when left out'),
    end: z
      .union([z.number().min(seconds.min).max(seconds.max), z.literal('end')])
      .optional()
      .describe('seconds, greater than start, or end for the end of the video; 4 after the start when left out'),
    position: positionField({ min: 0.1, max: 0.9 })
      .schema.optional()
      .describe('where it is wanted, like captions_position; it moves off faces and captions. The top when left out'),
    style: z.enum(titleStyles).optional().describe('the one that goes with the style of the captions when left out'),
  });
}

/** `title`: a text, or `{text, start, end, position, style}`, or a form's fields or JSON text of that. */
export function titleField(limits: { maxCharacters: number }): Field<Title, false> {
  const text = textField({ maxLength: limits.maxCharacters });
  const parts = { text: required(text), start: fractionField(seconds), ...designParts() };
  return {
    schema: z
      .union([text.schema, titleSchema(limits)])
      .meta({ example: { text: 'Three things nobody tells you', end: 3.5, style: 'panel' } }),
    required: false,
    read(value, name): Reading<Title> {
      const object = objectOf(value);
      if (!object) {
        const reading = text.read(value, name);
        return isBroken(reading) ? reading : { value: { text: reading.value } };
      }
      const reading = readParts(object, name, parts);
      if (isBroken(reading)) return reading;
      const { start = 0, end } = reading.value;
      if (typeof end !== 'number' || end > start) return { value: toTitle(reading.value) };
      return { violations: [{ field: `${name}.end`, rule: 'gt', params: { value: start } }] };
    },
  };
}

/** `title` of a preset: `{style, position, end}`. Words and times belong to a video, and are ignored. */
export function titleDesignField(limits: { maxCharacters: number }): Field<Title, false> {
  return {
    schema: titleSchema(limits).partial({ text: true }).describe('How titles look; their words and times are ignored'),
    required: false,
    read(value, name): Reading<Title> {
      const reading = readParts(objectOf(value) ?? {}, name, designParts());
      return isBroken(reading) ? reading : { value: toTitle({ ...reading.value, text: '' }) };
    },
  };
}

function designParts() {
  return {
    end: endField(),
    position: positionField({ min: 0.1, max: 0.9 }),
    style: choiceField(titleStyles, { anyCase: true }),
  };
}

/** The setting as the API shows it. */
export function presentTitle({ text, startMs, endMs, position, style }: Title) {
  const end = typeof endMs === 'number' ? endMs / 1000 : endMs;
  return given({
    text: text === '' ? undefined : text,
    start: startMs === undefined ? undefined : startMs / 1000,
    end,
    position,
    style,
  });
}

interface TitleValues extends Pick<Title, 'text' | 'position' | 'style'> {
  start?: number | undefined;
  end?: number | 'end' | undefined;
}

function toTitle({ text, start, end, position, style }: TitleValues): Title {
  const endMs = typeof end === 'number' ? Math.round(end * 1000) : end;
  return given({ text, startMs: start === undefined ? undefined : Math.round(start * 1000), endMs, position, style });
}

/** Without what is undefined. */
function given<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** Seconds, or the word `end`. */
function endField(): Field<number | 'end', false> {
  const isEnd = (value: unknown) => typeof value === 'string' && value.toLowerCase() === 'end';
  const isWithin = (value: number) => value >= seconds.min && value <= seconds.max;
  return fieldOf<number | 'end'>({
    schema: z.union([z.number().min(seconds.min).max(seconds.max), z.literal('end')]),
    rules: [
      { name: 'numeric', holds: (value) => isEnd(value) || isNumeric(value) },
      { name: 'between', params: seconds, holds: (value) => !isNumeric(value) || isWithin(Number(value)) },
    ],
    convert: (value) => (isEnd(value) ? 'end' : Number(value)),
  });
}
