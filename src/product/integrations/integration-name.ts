import { AppError } from '../../infra/errors/app-error.ts';
import type { FieldErrors } from '../../infra/validation/invalid-fields.ts';

const maxCharacters = 100;

/** @throws AppError `invalid_input` on `name` when it is empty or too long */
export function readIntegrationName(text: string): string {
  const name = text.trim();
  if (name === '') throw refusal('An integration needs a name.', { rule: 'required' });
  if (name.length <= maxCharacters) return name;
  throw refusal(`Take a name of at most ${maxCharacters} characters.`, {
    rule: 'max_string',
    params: { max: maxCharacters },
  });
}

function refusal(message: string, rule: FieldErrors[string][number]): AppError {
  return new AppError('invalid_input', { message, details: { errors: { name: [rule] } } });
}
