import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/cli/print.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import { invalidFields } from '../../src/infra/validation/violation.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it went well'),
    (error: unknown) => error,
  );

describe('what the command line says of a failure', () => {
  it('names the file that is not there, or is none', async () => {
    expect(messageOf(await failureOf(readFile('/not/there.srt')))).toBe('There is no /not/there.srt.');
    expect(messageOf(await failureOf(readFile('/')))).toBe('One of the files is a folder, not a file.');
  });

  it('is the message of the product’s own error, a line for each invalid option', () => {
    const broken = invalidFields([
      { field: 'captions', rule: 'array' },
      { field: 'style', rule: 'in' },
    ]);
    expect(messageOf(broken)).toBe('The captions field must be an array.\nThe selected style is invalid.');
    expect(messageOf(new AppError('not_found', { message: 'There is no user 9.' }))).toBe('There is no user 9.');
  });

  it('is the error itself, with its stack, when it is a bug', () => {
    const bug = new TypeError('undefined is not a function');
    expect(messageOf(bug)).toBe(bug);
  });
});
