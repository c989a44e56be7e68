import { describe, expect, it } from 'vitest';
import { FfmpegError } from '../../../../src/engine/media/ffmpeg/ffmpeg-error.ts';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { decideOnFailure } from '../../../../src/product/videos/steps/retry-rules.ts';

const webPage = new AppError('source_web_page', { message: 'That link is a web page.' });
const unreachable = new AppError('source_unreachable', { message: 'Nobody answers.' });

describe('what becomes of a stage that went wrong', () => {
  it('fails at once on input that will not get better, in its own words', () => {
    expect(decideOnFailure(webPage, 0, 'internal')).toEqual({
      kind: 'fail',
      code: 'source_web_page',
      message: 'That link is a web page.',
    });
  });

  it('tries again with growing waits, then fails', () => {
    expect(decideOnFailure(unreachable, 0, 'internal')).toEqual({ kind: 'retry', afterMs: 2_000, counts: true });
    expect(decideOnFailure(unreachable, 1, 'internal')).toEqual({ kind: 'retry', afterMs: 8_000, counts: true });
    expect(decideOnFailure(unreachable, 2, 'internal')).toMatchObject({ kind: 'fail', code: 'source_unreachable' });
  });

  it('waits as long as the other side asks for', () => {
    const busy = new AppError('speech_failed', { message: 'Busy.', details: { retryAfterMs: 30_000 } });
    expect(decideOnFailure(busy, 0, 'internal')).toEqual({ kind: 'retry', afterMs: 30_000, counts: true });
  });

  it('waits ten minutes at most, whatever the other side asks for', () => {
    for (const retryAfterMs of [86_400_000, 1e300, Number.POSITIVE_INFINITY]) {
      const busy = new AppError('source_unreachable', { message: 'Busy.', details: { retryAfterMs } });
      expect(decideOnFailure(busy, 0, 'internal')).toEqual({ kind: 'retry', afterMs: 600_000, counts: true });
    }
  });

  it('takes a source that has been silent for its 30 seconds at its word', () => {
    const silent = new AppError('source_stalled', { message: 'Nothing came.', details: { retryable: true } });
    expect(decideOnFailure(silent, 0, 'internal')).toMatchObject({ kind: 'fail', code: 'source_stalled' });
  });

  it('does not try again what is known to be final', () => {
    const gone = new AppError('source_unreachable', { message: 'No such host.', details: { retryable: false } });
    expect(decideOnFailure(gone, 0, 'internal')).toMatchObject({ kind: 'fail', code: 'source_unreachable' });
  });

  it('never counts it against a video that somebody ended ffmpeg', () => {
    const killed = new FfmpegError({ program: 'ffmpeg', args: [], signal: 'SIGKILL', timedOut: false, stderrTail: '' });
    expect(decideOnFailure(killed, 99, 'render_failed')).toEqual({ kind: 'retry', afterMs: 2_000, counts: false });
  });

  it('keeps the words of a foreign error to the log', () => {
    const decision = decideOnFailure(new Error('ENOENT /secret/path'), 3, 'internal');
    expect(decision).toMatchObject({ kind: 'fail', code: 'internal' });
    expect(JSON.stringify(decision)).not.toContain('secret');
  });
});
