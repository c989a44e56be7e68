import { z } from 'zod';
import type { Field } from '../../../infra/validation/field.ts';
import { fieldOf } from '../../../infra/validation/field-kinds.ts';

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
