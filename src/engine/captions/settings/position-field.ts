import { z } from 'zod';
import type { Field } from '../../../infra/validation/field.ts';
import { fieldOf } from '../../../infra/validation/field-kinds.ts';
import { isNumeric } from '../../../infra/validation/php-values.ts';
import { type CaptionPosition, positionWords } from './setting-row.ts';

/** One of {@link positionWords}, or a number. */
export function positionField({ min, max }: { min: number; max: number }): Field<CaptionPosition, false> {
  const isWord = (value: unknown) => (positionWords as readonly unknown[]).includes(value);
  return fieldOf<CaptionPosition>({
    schema: z.union([z.enum(positionWords), z.number().min(min).max(max)]),
    rules: [
      { name: 'in', holds: (value) => isWord(value) || isNumeric(value) },
      {
        name: 'between',
        params: { min, max },
        holds: (value) => !isNumeric(value) || (Number(value) >= min && Number(value) <= max),
      },
    ],
    convert: (value) => (isWord(value) ? (value as CaptionPosition) : Number(value)),
  });
}
