import { z } from 'zod';
import type { Field, Reading } from '../../../infra/validation/field.ts';
import { asList, isNumeric, isPlainObject, withoutBlanks } from '../../../infra/validation/php-values.ts';
import { ownValue } from '../../../infra/validation/validate.ts';
import type { Violation } from '../../../infra/validation/violation.ts';
import { captionLimits } from './captions-field.ts';
import { type Framing, type FramingPoint, framingWords, largestZoom } from './framing.ts';

const mostPoints = 1000;

/** What a point says, with its bounds; only `zoom` may be left out. */
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
  x: z.number().min(0).max(1).describe('the window’s middle as a share of the picture’s width, 0 = left'),
  y: z.number().min(0).max(1).describe('and of its height, 0 = top'),
  zoom: z
    .number()
    .min(1)
    .max(largestZoom)
    .optional()
    .describe('1 (when left out) = as much as fits, 2 = twice as near'),
});

export const framingSchema = z.union([z.enum(framingWords), z.array(pointSchema).min(1).max(mostPoints)]);

/**
 * `framing`: a word (any letter case, `center` too), a list of points, a form's numbered fields of it, or JSON of the
 * list as text.
 */
export function framingField(): Field<Framing | undefined, false> {
  const about =
    'What of the picture is kept by resize_for_social_media. auto (the default): the people in it; centre: its middle; fit: all of it over ' +
    'its own blurred background; or points in time: between two the window moves evenly, two at one moment are a cut. ' +
    'A list may also come as JSON text';
  return {
    schema: framingSchema.describe(about),
    required: false,
    read(value, name) {
      const word = wordOf(value);
      if (word) return { value: word };
      const points = asList(typeof value === 'string' ? parseJson(value) : value);
      if (!points || points.length === 0) return { violations: [{ field: name, rule: 'framing' }] };
      if (points.length > mostPoints) {
        return { violations: [{ field: name, rule: 'max_array', params: { max: mostPoints } }] };
      }
      return readPoints(points, name);
    },
  };
}

/** The setting under the interface's own names. */
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

/** As Laravel does, one part of all points is judged before the next part. */
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
