import { z } from 'zod';
import type { Fields } from './field.ts';

/** The fields as one schema, for documents; those that are not required may be left out. */
export function objectSchema(fields: Fields) {
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, { schema, required }]) => [name, required ? schema : schema.optional()]),
    ),
  );
}
