import { z } from 'zod';
import type { Field, Reading } from '../../../infra/validation/field.ts';
import { asList, isNumeric, isPlainObject, withoutBlanks } from '../../../infra/validation/php-values.ts';
import { ownValue } from '../../../infra/validation/validate.ts';
import type { Violation } from '../../../infra/validation/violation.ts';
import { captionLimits } from './captions-field.ts';
import { type Framing, type FramingPoint, framingWords, largestZoom } from './framing.ts';

const maxPoints = 1000;

/** Bounds of a point's numbers; only `zoom` may be left out. */
const parts = {
  at: { min: 0, max: captionLimits.seconds },
  x: { min: 0, max: 1 },
  y: { min: 0, max: 1 },
  zoom: { min: 1, max: largestZoom },
} as const;

const partNames = ['at', 'x', 'y', 'zoom'] as const;
type PartName = (typeof partNames)[number];

const pointSchema = z.object({
  at: z.number().min(parts.at.min).max(parts.at.max).describe('seconds'),
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
      const points = asList(typeof value === 'string' ? parseJson(value) : value);
      if (!points || points.length === 0) return { violations: [{ field: name, rule: 'framing' }] };
      if (points.length > maxPoints) {
        return { violations: [{ field: name, rule: 'max_array', params: { max: maxPoints } }] };
      }
      return readPoints(points, name);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Like Laravel, checks one part of all points before the next part. */
function readPoints(points: unknown[], name: string): Reading<Framing> {
  const violations = [
    ...points.flatMap((point, i): Violation[] =>
      isPlainObject(point) ? [] : [{ field: `${name}.${i}`, rule: 'framing_point' }],
    ),
    ...partNames.flatMap((part) =>
      points.flatMap((point, i) =>
        isPlainObject(point) ? judge(partOf(point, part), part, `${name}.${i}.${part}`) : [],
      ),
    ),
  ];
  if (violations.length > 0) return { violations };
  return { value: points.filter(isPlainObject).map(toPoint) };
}

function judge(value: unknown, part: PartName, field: string): Violation[] {
  const { min, max } = parts[part];
  if (value === undefined) return part === 'zoom' ? [] : [{ field, rule: 'required' }];
  if (!isNumeric(value)) return [{ field, rule: 'numeric' }];
  const isInside = Number(value) >= min && Number(value) <= max;
  return isInside ? [] : [{ field, rule: 'between', params: { min, max } }];
}

function toPoint(point: Record<string, unknown>): FramingPoint {
  const number = (part: PartName) => Number(partOf(point, part) ?? 1);
  return { atMs: Math.round(number('at') * 1000), x: number('x'), y: number('y'), zoom: number('zoom') };
}

function partOf(point: Record<string, unknown>, part: PartName): unknown {
  return withoutBlanks(ownValue(point, part));
}
