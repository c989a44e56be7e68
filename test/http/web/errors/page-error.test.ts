import { describe, expect, it } from 'vitest';
import { toPageError } from '../../../../src/http/web/errors/page-error.ts';
import { AppError } from '../../../../src/infra/errors/app-error.ts';

describe('the page of an error', () => {
  it('says the reason in the reader’s language', () => {
    const error = new AppError('conflict', { reason: 'video_changed' });
    expect(toPageError(error)?.status).toBe(409);
    expect(toPageError(error)?.textIn('en').message).toBe(error.message);
    expect(toPageError(error)?.textIn('de').message).toMatch(/^Das Video wurde inzwischen geändert/);
  });

  it('shows nobody the English words of an error without a reason', () => {
    const error = new AppError('conflict', { message: 'The video is not being processed.' });
    expect(toPageError(error)?.textIn('fr').message).not.toContain('video is not');
    expect(toPageError(error)?.textIn('en').message).not.toContain('video is not');
  });

  it('has a sentence of its own for a file that is too large, and none for an inner error', () => {
    const tooLarge = toPageError(new AppError('source_too_large', { args: { maxBytes: 5 } }));
    expect([tooLarge?.status, tooLarge?.textIn('en').title]).toEqual([413, 'That is too large']);
    expect(toPageError(new AppError('configuration', { message: 'MONGODB_URI is wrong.' }))).toBeNull();
    expect(toPageError(new AppError('internal', { reason: 'not_saved' }))).toBeNull();
  });
});
