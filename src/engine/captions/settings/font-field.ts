import { z } from 'zod';
import type { Field } from '../../../infra/validation/field.ts';
import { choiceField } from '../../../infra/validation/field-kinds.ts';
import { isOwnFont, isUploadedFont, ownFontPattern, uploadedFontPattern } from './own-font.ts';

/**
 * The name of a face in any letter case, a file that was sent, or a font that the account has. Whether there is such a file
 * or font is known only to the account.
 */
export function fontField(choices: readonly string[]): Field<string, false> {
  const { read, schema, ...field } = choiceField(choices, { anyCase: true });
  return {
    ...field,
    schema: z.union([schema, z.string().regex(uploadedFontPattern), z.string().regex(ownFontPattern)]),
    read: (value, name) => (isUploadedFont(value) || isOwnFont(value) ? { value } : read(value, name)),
  };
}
