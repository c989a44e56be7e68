import { z } from 'zod';
import type { Field } from '../../../infra/validation/field.ts';
import { fieldOf } from '../../../infra/validation/field-kinds.ts';
import { isNumeric } from '../../../infra/validation/php-values.ts';
import { type CaptionPosition, positionWords } from './caption-settings.ts';
import { parseLanguage } from './languages.ts';

/** `#RGB`, `#RRGGBB` or `#RRGGBBAA`, `#` optional. The value is `#RRGGBB` or `#RRGGBBAA`, upper case. */
export function colorField(): Field<string, false> {
  // no flags: JSON Schema does not have them
  const pattern = /^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/;
  return fieldOf({
    schema: z.string().regex(pattern).describe('#RGB, #RRGGBB or #RRGGBBAA; # optional'),
    rules: [{ name: 'hex_color', holds: (value) => typeof value === 'string' && pattern.test(value) }],
    convert(value) {
      const digits = String(value).replace('#', '').toUpperCase();
      return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
    },
  });
}

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

/** @param accept `any`: code, locale tag, English name or `auto` (means absent); `code`: ISO 639-1 only */
export function languageField(accept: 'any' | 'code'): Field<string | undefined, false> {
  const read = (value: unknown) => {
    if (typeof value !== 'string' || (accept === 'code' && !/^[a-z]{2}$/i.test(value))) return null;
    return parseLanguage(value);
  };
  return fieldOf({
    schema: z
      .string()
      .describe(
        accept === 'any'
          ? 'ISO 639-1 code, locale tag, English name, or auto. Left out: auto, the language is detected'
          : 'ISO 639-1 code',
      )
      .meta({ example: accept === 'any' ? 'en-US' : 'en' }),
    rules: [{ name: 'in', holds: (value) => read(value) !== null }],
    convert(value) {
      const choice = read(value);
      return choice?.kind === 'code' ? choice.code : undefined;
    },
  });
}
