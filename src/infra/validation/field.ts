import type { z } from 'zod';
import type { Violation } from './violation.ts';

/**
 * One field of a request or one option of a command. A builder (`field-kinds.ts`) makes it from one set of facts
 * (limits, choices): `schema` is what OpenAPI says, `read` is what the service does. Zod does not validate requests
 * itself, because Laravel runs all rules of a field and has its own messages. A test feeds the documented examples and
 * limits through both, so that they stay in step.
 */
export interface Field<T, Required extends boolean = boolean> {
  schema: z.ZodType;
  required: Required;
  /** The value if the field was sent and is null or blank; without it, that is the same as leaving it out. */
  whenBlank?: T;
  /** @param value not null and not blank; text is trimmed */
  read(value: unknown, name: string): Reading<T>;
}

export type Reading<T> = { value: T } | { violations: Violation[] };

export type Fields = Record<string, Field<unknown>>;

/** Absent optional fields are undefined. */
export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer T, infer Required>
    ? T | ([Required] extends [true] ? never : undefined)
    : never;
};

export function required<T>(field: Field<T, false>): Field<T, true> {
  return { ...field, required: true };
}

export function isBroken<T>(reading: Reading<T>): reading is { violations: Violation[] } {
  return 'violations' in reading;
}
