import { access, constants, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { AppError } from '../infra/errors/app-error.ts';

/**
 * Checks before the work begins that the files can be read and written.
 * @throws the system's error, with its path; AppError `invalid_input` if the output is the video itself
 */
export async function checkPaths({ inFile, outFile }: { inFile: string; outFile: string }): Promise<void> {
  await access(inFile, constants.R_OK);
  await access(dirname(resolve(outFile)), constants.W_OK);
  const target = await realpath(outFile).catch(() => null);
  if (target !== (await realpath(inFile))) return;
  throw new AppError('invalid_input', {
    message: 'The output would replace the video itself: name another file with -o.',
  });
}
