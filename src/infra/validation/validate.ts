import { type Field, type Fields, isBroken, type Values } from './field.ts';
import { withoutBlanks } from './php-values.ts';
import { invalidFields, maxViolations, type Violation } from './violation.ts';

export type Input = Record<string, unknown>;

/**
 * Reads the known fields of some input; everything else in it is ignored.
 * @throws AppError `invalid_input` with the broken rules (see `inspect`)
 */
export function validate<F extends Fields>(fields: F, input: Input): Values<F> {
  const { values, violations } = inspect(fields, input);
  if (violations.length > 0) throw invalidFields(violations);
  return values;
}

/**
 * Same as `validate`, but returns the violations, for callers that add their own. They are in the order in which the
 * fields are declared, and at most `maxViolations`.
 */
export function inspect<F extends Fields>(fields: F, input: Input): { values: Values<F>; violations: Violation[] } {
  const values: Record<string, unknown> = {};
  const violations: Violation[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const reading = readField(field, name, ownValue(input, name));
    if (isBroken(reading)) violations.push(...reading.violations);
    else values[name] = reading.value;
    if (violations.length >= maxViolations) break;
  }
  return { values: values as Values<F>, violations: violations.slice(0, maxViolations) };
}

/** A property that the caller sent; never an inherited one such as `constructor`. */
export function ownValue(input: Input, name: string): unknown {
  return Object.hasOwn(input, name) ? input[name] : undefined;
}

function readField(field: Field<unknown>, name: string, raw: unknown) {
  const value = withoutBlanks(raw);
  const isEmpty = value === undefined || (field.required && Array.isArray(value) && value.length === 0);
  if (!isEmpty) return field.read(value, name);
  if (raw !== undefined && field.whenBlank !== undefined) return { value: field.whenBlank };
  return field.required
    ? { violations: [{ field: name, rule: 'required' } satisfies Violation] }
    : { value: undefined };
}
