import type { Fields, Reading, Values } from './field.ts';
import { parseIfText } from './list-field.ts';
import { isPlainObject } from './php-values.ts';
import { type Input, inspect } from './validate.ts';

/** An object, or JSON text of one; undefined = it is something else. */
export function objectOf(value: unknown): Input | undefined {
  const isText = typeof value === 'string';
  if (isText && !value.startsWith('{')) return undefined;
  const object = parseIfText(value);
  return isPlainObject(object) ? object : undefined;
}

/** Reads an object with a field for each of its parts, which errors name as `title.start`. Other parts are ignored. */
export function readParts<F extends Fields>(object: Input, name: string, fields: F): Reading<Values<F>> {
  const { values, violations } = inspect(fields, object);
  if (violations.length === 0) return { value: values };
  return { violations: violations.map((violation) => ({ ...violation, field: `${name}.${violation.field}` })) };
}
