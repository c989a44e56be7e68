import { AppError } from '../errors/app-error.ts';

export function objectNotFound(key: string, cause?: unknown): AppError {
  return new AppError('not_found', { message: 'That file is not stored here (any more).', cause, details: { key } });
}

/** The range starts behind the last byte. An end behind it is no error: it means the last byte. */
export function rangeNotSatisfiable(key: string, cause?: unknown): AppError {
  return new AppError('invalid_input', { message: 'That part of the file does not exist.', cause, details: { key } });
}
