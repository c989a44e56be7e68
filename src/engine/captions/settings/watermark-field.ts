import { z } from 'zod';
import { type Field, isBroken, type Reading, required } from '../../../infra/validation/field.ts';
import { choiceField, fieldOf, fractionField } from '../../../infra/validation/field-kinds.ts';
import { objectOf, readParts } from '../../../infra/validation/object-field.ts';
import { type Watermark, watermarkCorners, watermarkDefaults, watermarkLimits } from './watermark.ts';

const pictureSchema = z
  .string()
  .min(1)
  .max(500)
  .describe('upload://… of a PNG, JPEG or WebP picture of at most 2 MB and 4096 pixels a side');
const opacity = { min: 0, max: 1 };

export const watermarkSchema = z.strictObject({
  picture: pictureSchema,
  corner: z.enum(watermarkCorners).optional().describe('the one with the fewest faces and captions when left out'),
  opacity: z
    .number()
    .min(opacity.min)
    .max(opacity.max)
    .optional()
    .describe(`${watermarkDefaults.opacity} when left out`),
  size: z
    .number()
    .min(watermarkLimits.size.min)
    .max(watermarkLimits.size.max)
    .optional()
    .describe(`its width as a share of the frame’s; ${watermarkDefaults.size} when left out`),
});

/** `watermark`: `upload://…`, or `{picture, corner, opacity, size}`, or a form's fields or JSON text of that. */
export function watermarkField(): Field<Watermark, false> {
  const picture = pictureField();
  const parts = {
    picture: required(picture),
    corner: choiceField(watermarkCorners, { anyCase: true }),
    opacity: fractionField(opacity),
    size: fractionField(watermarkLimits.size),
  };
  return {
    schema: z.union([pictureSchema, watermarkSchema]),
    required: false,
    read(value, name): Reading<Watermark> {
      const object = objectOf(value);
      if (!object) {
        const reading = picture.read(value, name);
        return isBroken(reading) ? reading : { value: { picture: reading.value } };
      }
      const reading = readParts(object, name, parts);
      if (isBroken(reading)) return reading;
      const given = Object.entries(reading.value).filter(([, part]) => part !== undefined);
      return { value: Object.fromEntries(given) as unknown as Watermark };
    },
  };
}

function pictureField(): Field<string, false> {
  return fieldOf({
    schema: pictureSchema,
    rules: [
      { name: 'string', holds: (value) => typeof value === 'string' },
      { name: 'max_string', params: { max: 500 }, holds: (value) => typeof value !== 'string' || value.length <= 500 },
    ],
    convert: String,
  });
}
