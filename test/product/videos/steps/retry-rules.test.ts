import { describe, expect, it } from 'vitest';
import { FfmpegError } from '../../../../src/engine/media/ffmpeg/ffmpeg-error.ts';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { decideOnFailure } from '../../../../src/product/videos/steps/retry-rules.ts';

const webPage = new AppError('source_web_page', { args: { subject: 'link', site: 'dropbox' } });
const unreachable = new AppError('source_unreachable', { reason: 'no_answer' });

describe('the decision after a failed stage', () => {
  it('fails at once on an error that a retry cannot fix, with its reason and arguments', () => {
    expect(decideOnFailure(webPage, 0, 'internal')).toEqual({
      kind: 'fail',
      failure: { code: 'source_web_page', reason: null, args: { subject: 'link', site: 'dropbox' } },
    });
  });

  it('retries with growing waits, then fails', () => {
    expect(decideOnFailure(unreachable, 0, 'internal')).toEqual({ kind: 'retry', afterMs: 2_000, counts: true });
    expect(decideOnFailure(unreachable, 1, 'internal')).toEqual({ kind: 'retry', afterMs: 8_000, counts: true });
    expect(decideOnFailure(unreachable, 2, 'internal')).toMatchObject({
      kind: 'fail',
      failure: { code: 'source_unreachable' },
    });
  });

  it('waits as long as the server asks for', () => {
    const busy = new AppError('speech_failed', { reason: 'service_overloaded', details: { retryAfterMs: 30_000 } });
    expect(decideOnFailure(busy, 0, 'internal')).toEqual({ kind: 'retry', afterMs: 30_000, counts: true });
  });

  it('waits ten minutes at most, whatever the server asks for', () => {
    for (const retryAfterMs of [86_400_000, 1e300, Number.POSITIVE_INFINITY]) {
      const busy = new AppError('source_unreachable', { reason: 'no_answer', details: { retryAfterMs } });
      expect(decideOnFailure(busy, 0, 'internal')).toEqual({ kind: 'retry', afterMs: 600_000, counts: true });
    }
  });

  it('does not retry a source that sent nothing for 30 seconds', () => {
    const silent = new AppError('source_stalled', { args: { maxSeconds: 30 }, details: { retryable: true } });
    expect(decideOnFailure(silent, 0, 'internal')).toMatchObject({ kind: 'fail', failure: { code: 'source_stalled' } });
  });

  it('does not retry an error that is marked as final', () => {
    const gone = new AppError('source_unreachable', { reason: 'unknown_host', details: { retryable: false } });
    expect(decideOnFailure(gone, 0, 'internal')).toMatchObject({ failure: { reason: 'unknown_host' } });
  });

  it('does not count a killed ffmpeg as a try', () => {
    const killed = new FfmpegError({ program: 'ffmpeg', args: [], signal: 'SIGKILL', timedOut: false, stderrTail: '' });
    expect(decideOnFailure(killed, 99, 'render_failed')).toEqual({ kind: 'retry', afterMs: 2_000, counts: false });
  });

  it('does not show the message of an unexpected error', () => {
    const decision = decideOnFailure(new Error('ENOENT /secret/path'), 3, 'internal');
    expect(decision).toEqual({ kind: 'fail', failure: { code: 'internal', reason: 'unexpected', args: {} } });
    expect(JSON.stringify(decision)).not.toContain('secret');
  });
});
