import { AppError } from '../../infra/errors/app-error.ts';
import { errorRow } from '../../infra/errors/error-table.ts';
import { ToolError } from './tool-error.ts';

/** What an assistant is told of a failure; null = a fault of ours, of which callers are told nothing. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof ToolError) return error.message;
  if (!(error instanceof AppError)) return null;
  // our own fault as a request, but what a video failed with is worded for its owner
  if (errorRow(error.code).status === 'hidden') return null;
  return error.message;
}
