import type { FieldErrors } from '../../../infra/errors/field-errors.ts';
import { Refusal } from '../refusal.ts';
import { isRuleName, type Violation, wordViolation } from './violation.ts';

/** The 422 of Laravel's validator: the first message, how many more there are, and all of them by field. */
export function validationRefusal(violations: Violation[]): Refusal {
  const errors: Record<string, string[]> = {};
  for (const violation of violations) {
    errors[violation.field] ??= [];
    errors[violation.field]?.push(wordViolation(violation));
  }
  return new Refusal({ status: 422, body: { message: summarise(Object.values(errors).flat()), errors } });
}

/** The product's own findings (an email that is taken …), in the same words. */
export function violationsOf(fieldErrors: FieldErrors): Violation[] {
  return Object.entries(fieldErrors).flatMap(([field, broken]) =>
    broken.map(({ rule, params }) => ({ field, rule: isRuleName(rule) ? rule : 'in', params })),
  );
}

function summarise([first, ...more]: string[]): string {
  if (first === undefined) return 'The given data was invalid.';
  if (more.length === 0) return first;
  return `${first} (and ${more.length} more ${more.length === 1 ? 'error' : 'errors'})`;
}
