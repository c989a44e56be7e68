import { AppError } from '../errors/app-error.ts';

export function objectNotFound(key: string, cause?: unknown): AppError {
  return new AppError('not_found', {
    message: 'That file is not stored here, or was deleted.',
    cause,
    details: { key },
  });
}

/** The range starts after the last byte. An end after it is allowed and means the last byte. */
export function rangeNotSatisfiable(key: string, cause?: unknown): AppError {
  return new AppError('invalid_input', { message: 'That part of the file does not exist.', cause, details: { key } });
}
