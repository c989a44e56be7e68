import { AppError } from '../infra/errors/app-error.ts';

/** Prints an error to standard error: a message for people, and the stack only for our own bugs. */
export function reportFailure(error: unknown): void {
  console.error(messageOf(error));
}

/** Returns the error itself if there is no message for it. */
export function messageOf(error: unknown): unknown {
  if (error instanceof AppError) return error.message;
  return fileProblemOf(error) ?? error;
}

/** For files that the caller named. The system's error for reading a folder has no path. */
function fileProblemOf(error: unknown): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return `${path ?? 'One of the files'} is a folder, not a file.`;
  return path === undefined ? undefined : fileProblems[code]?.(path);
}

const fileProblems: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no ${path}.`,
  ENOTDIR: (path) => `There is no ${path}.`,
  EACCES: (path) => `This user has no permission for ${path}.`,
};

/** Prints the result of a command to standard output: with `--json` as one JSON object, otherwise as lines for people. */
export function printResult({ json = false }: { json?: boolean }, object: object, lines: string[]): void {
  process.stdout.write(json ? `${JSON.stringify(object)}\n` : `${lines.join('\n')}\n`);
}
