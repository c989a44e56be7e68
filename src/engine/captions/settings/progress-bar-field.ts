import { z } from 'zod';
import { type Field, isBroken, type Reading } from '../../../infra/validation/field.ts';
import { booleanField, choiceField } from '../../../infra/validation/field-kinds.ts';
import { objectOf, readParts } from '../../../infra/validation/object-field.ts';
import { colorField } from './color-field.ts';
import { barPositions, type ProgressBar } from './progress-bar.ts';

const color = colorField();

const progressBarSchema = z.union([
  z.boolean(),
  z.strictObject({
    color: color.schema.optional().describe('the highlight colour of the captions when left out'),
    position: z.enum(barPositions).optional().describe('where no face and no caption is when left out'),
  }),
]);

/** `progress_bar`: yes or no, or `{color, position}`, or a form's fields or JSON text of that. */
export function progressBarField(): Field<ProgressBar, false> {
  const parts = { color, position: choiceField(barPositions, { anyCase: true }) };
  const flag = booleanField();
  return {
    schema: progressBarSchema,
    required: false,
    read(value, name): Reading<ProgressBar> {
      const object = objectOf(value);
      if (!object) return flag.read(value, name);
      const reading = readParts(object, name, parts);
      if (isBroken(reading)) return reading;
      const given = Object.entries(reading.value).filter(([, part]) => part !== undefined);
      return { value: given.length === 0 ? true : Object.fromEntries(given) };
    },
  };
}
