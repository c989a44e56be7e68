import { AppError } from '../errors/app-error.ts';

const segment = /^(?!\.{1,2}$)[A-Za-z0-9._-]+$/;

/**
 * Checks that a key consists of `/`-separated segments of `[A-Za-z0-9._-]`, none of them `.` or `..`, with at most 512
 * characters.
 * @throws AppError `invalid_input`
 */
export function assertObjectKey(key: string): void {
  if (key.length <= 512 && key.split('/').every((part) => segment.test(part))) return;
  throw new AppError('invalid_input', { message: 'That is not a valid storage key.', details: { key } });
}

/**
 * Checks a prefix: a key whose last segment may be missing or incomplete. The empty prefix matches every key.
 * @throws AppError `invalid_input`
 */
export function assertObjectPrefix(prefix: string): void {
  const parts = prefix.split('/');
  const last = parts.pop() ?? '';
  if (parts.every((part) => segment.test(part)) && /^[A-Za-z0-9._-]*$/.test(last)) return;
  throw new AppError('invalid_input', { message: 'That is not a valid storage prefix.', details: { prefix } });
}
