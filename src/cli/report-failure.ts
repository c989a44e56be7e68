import { Refusal } from '../api/refusal.ts';
import { AppError } from '../errors/app-error.ts';

/** Says what went wrong on standard error, in words for a person; a stack only where it is our own bug. */
export function reportFailure(error: unknown): void {
  console.error(wordsOf(error));
}

function wordsOf(error: unknown): unknown {
  if (error instanceof Refusal) return messagesOf(error.body).join('\n');
  return error instanceof AppError ? error.message : error;
}

function messagesOf(body: object): string[] {
  const { errors, message } = body as { errors?: Record<string, string[]>; message?: string };
  return errors ? Object.values(errors).flat() : [message ?? ''];
}
