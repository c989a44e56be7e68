import type { Values } from '../../../infra/validation/field.ts';
import { type Input, inspect, validate } from '../../../infra/validation/validate.ts';
import { invalidFields, type Violation } from '../../../infra/validation/violation.ts';
import { dictionaryFields } from '../accounts/dictionary-fields.ts';
import { directUploadFields, uploadScriptFields } from '../uploads/upload-fields.ts';
import { createFields, editFields } from '../videos/video-fields.ts';

/** The fields of routes whose bodies are large when they are valid. */
const largeFields = { createFields, editFields, dictionaryFields, directUploadFields, uploadScriptFields };

export type LargeFields = keyof typeof largeFields;

/** What the fields of a body are, or what is wrong with them. Plain data. */
export interface FieldReading {
  values: Record<string, unknown>;
  violations: Violation[];
}

export function inspectLarge(name: LargeFields, input: Input): FieldReading {
  const { values, violations } = inspect(largeFields[name], input);
  return violations.length > 0 ? { values: {}, violations } : { values, violations };
}

/**
 * The values of a call's fields. Those of a large body have been read before, in a thread.
 * @throws AppError `invalid_input`
 */
export function readFields<Name extends LargeFields>(
  { fields, reading }: { fields: Input; reading: FieldReading | null },
  name: Name,
): Values<(typeof largeFields)[Name]> {
  if (!reading) return validate(largeFields[name], fields) as Values<(typeof largeFields)[Name]>;
  if (reading.violations.length > 0) throw invalidFields(reading.violations);
  return reading.values as Values<(typeof largeFields)[Name]>;
}
