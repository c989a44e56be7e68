import { AppError } from '../infra/errors/app-error.ts';

/** Says what went wrong on standard error, in words for a person; a stack only where it is our own bug. */
export function reportFailure(error: unknown): void {
  console.error(messageOf(error));
}

/** The error itself where there are no words for it. */
export function messageOf(error: unknown): unknown {
  if (error instanceof AppError) return error.message;
  return fileProblemOf(error) ?? error;
}

/** A file that the caller named and that cannot be used. Reading a folder tells no path. */
function fileProblemOf(error: unknown): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return `${path ?? 'What was named'} is a folder, not a file.`;
  return path === undefined ? undefined : fileProblems[code]?.(path);
}

const fileProblems: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no ${path}.`,
  ENOTDIR: (path) => `There is no ${path}.`,
  EACCES: (path) => `${path} may not be used by this user.`,
};
