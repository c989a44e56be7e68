import { AppError } from '../errors/app-error.ts';
import { type RuleName, type Violation, wordViolation } from './violation.ts';

/** `details.errors` of an `invalid_input` error: field → broken rules, in the order in which they are reported. */
export type FieldErrors = Record<string, Pick<Violation, 'rule' | 'params'>[]>;

/** AppError `invalid_input` with `details.errors`. Its message is one line per broken rule. */
export function invalidFields(violations: readonly Violation[]): AppError {
  const errors: FieldErrors = {};
  for (const { field, rule, params } of violations) {
    errors[field] ??= [];
    errors[field].push(params ? { rule, params } : { rule });
  }
  const message = Object.values(wordErrors(errors)).flat().join('\n');
  return new AppError('invalid_input', { message, details: { errors } });
}

/** The messages of each field, as Laravel's validator words them. */
export function wordErrors(errors: FieldErrors): Record<string, string[]> {
  const words = ([field, broken]: [string, { rule: RuleName; params?: Violation['params'] }[]]) =>
    [field, broken.map(({ rule, params }) => wordViolation({ field, rule, params }))] as const;
  return Object.fromEntries(Object.entries(errors).map(words));
}
