import { z } from 'zod';
import type { Field } from '../../../infra/validation/field.ts';
import { parseIfText, readList } from '../../../infra/validation/list-field.ts';
import { asList, isNumeric } from '../../../infra/validation/php-values.ts';
import type { Violation } from '../../../infra/validation/violation.ts';
import { captionLimits } from './captions-field.ts';
import { type Framing, framingWords, largestZoom } from './framing.ts';

const maxPoints = 1000;

const pointSchema = z.object({
  at: z.number().min(0).max(captionLimits.seconds).describe('seconds'),
  x: z.number().min(0).max(1).describe('the window’s centre as a share of the picture’s width, 0 = left'),
  y: z.number().min(0).max(1).describe('the same of its height, 0 = top'),
  zoom: z
    .number()
    .min(1)
    .max(largestZoom)
    .optional()
    .describe('1 (when left out) = as much as fits, 2 = twice as close'),
});

export const framingSchema = z.union([z.enum(framingWords), z.array(pointSchema).min(1).max(maxPoints)]);

/**
 * `framing`: a word (any letter case, `center` too), a list of points, a form's numbered fields of it, or JSON of the
 * list as text.
 */
export function framingField(): Field<Framing | undefined, false> {
  return {
    schema: framingSchema,
    required: false,
    read(value, name) {
      const word = wordOf(value);
      if (word) return { value: word };
      const points = asList(parseIfText(value));
      if (!points || points.length === 0) return { violations: [{ field: name, rule: 'framing' }] };
      return readList(points, name, {
        max: maxPoints,
        itemRule: 'framing_point',
        parts: {
          at: (at) => judgeNumber(at, 0, captionLimits.seconds),
          x: (x) => judgeNumber(x, 0, 1),
          y: (y) => judgeNumber(y, 0, 1),
          zoom: (zoom = 1) => judgeNumber(zoom, 1, largestZoom),
        },
        convert: ({ at, x, y, zoom = 1 }) => ({
          atMs: Math.round(Number(at) * 1000),
          x: Number(x),
          y: Number(y),
          zoom: Number(zoom),
        }),
      });
    },
  };
}

/** The setting as the API shows it. */
export function presentFraming(framing: Framing): z.infer<typeof framingSchema> {
  if (!Array.isArray(framing)) return framing;
  return framing.map(({ atMs, x, y, zoom }) => ({ at: atMs / 1000, x, y, zoom }));
}

function wordOf(value: unknown): Framing | undefined {
  const word = typeof value === 'string' ? value.toLowerCase() : undefined;
  return word === 'center' ? 'centre' : framingWords.find((known) => known === word);
}

function judgeNumber(value: unknown, min: number, max: number): Omit<Violation, 'field'> | null {
  if (value === undefined) return { rule: 'required' };
  if (!isNumeric(value)) return { rule: 'numeric' };
  return Number(value) < min || Number(value) > max ? { rule: 'between', params: { min, max } } : null;
}
