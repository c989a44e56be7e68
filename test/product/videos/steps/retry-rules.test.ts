import { describe, expect, it } from 'vitest';
import { FfmpegError } from '../../../../src/engine/media/ffmpeg/ffmpeg-error.ts';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { decideOnFailure } from '../../../../src/product/videos/steps/retry-rules.ts';

const before = { tries: 0, faults: 0 };
const webPage = new AppError('source_web_page', { args: { subject: 'link', site: 'dropbox' } });
const unreachable = new AppError('source_unreachable', { reason: 'no_answer' });

describe('the decision after a failed stage', () => {
  it('fails at once on an error that a retry cannot fix, with its reason and arguments', () => {
    expect(decideOnFailure(webPage, before, 'internal')).toEqual({
      kind: 'fail',
      failure: { code: 'source_web_page', reason: null, args: { subject: 'link', site: 'dropbox' } },
    });
  });

  it('retries with growing waits, then fails', () => {
    expect(decideOnFailure(unreachable, before, 'internal')).toEqual({ kind: 'retry', afterMs: 2_000, counts: 'try' });
    expect(decideOnFailure(unreachable, { ...before, tries: 1 }, 'internal')).toEqual({
      kind: 'retry',
      afterMs: 8_000,
      counts: 'try',
    });
    expect(decideOnFailure(unreachable, { ...before, tries: 2 }, 'internal')).toMatchObject({
      kind: 'fail',
      failure: { code: 'source_unreachable' },
    });
  });

  it('waits as long as the server asks for', () => {
    const busy = new AppError('speech_failed', { reason: 'service_overloaded', details: { retryAfterMs: 30_000 } });
    expect(decideOnFailure(busy, before, 'internal')).toEqual({ kind: 'retry', afterMs: 30_000, counts: 'try' });
  });

  it('waits ten minutes at most, whatever the server asks for', () => {
    for (const retryAfterMs of [86_400_000, 1e300, Number.POSITIVE_INFINITY]) {
      const busy = new AppError('source_unreachable', { reason: 'no_answer', details: { retryAfterMs } });
      expect(decideOnFailure(busy, before, 'internal')).toEqual({ kind: 'retry', afterMs: 600_000, counts: 'try' });
    }
  });

  it('does not retry a source that sent nothing for 30 seconds', () => {
    const silent = new AppError('source_stalled', { args: { maxSeconds: 30 }, details: { retryable: true } });
    expect(decideOnFailure(silent, before, 'internal')).toMatchObject({
      kind: 'fail',
      failure: { code: 'source_stalled' },
    });
  });

  it('does not retry an error that is marked as final', () => {
    const gone = new AppError('source_unreachable', { reason: 'unknown_host', details: { retryable: false } });
    expect(decideOnFailure(gone, before, 'internal')).toMatchObject({ failure: { reason: 'unknown_host' } });
  });

  it('does not count a killed ffmpeg as a try', () => {
    const killed = new FfmpegError({ program: 'ffmpeg', args: [], signal: 'SIGKILL', timedOut: false, stderrTail: '' });
    expect(decideOnFailure(killed, { ...before, tries: 99 }, 'render_failed')).toEqual({
      kind: 'retry',
      afterMs: 2_000,
      counts: 'claim',
    });
  });

  it('counts an ffmpeg that hung as a try', () => {
    const hung = new FfmpegError({ program: 'ffmpeg', args: [], timedOut: false, hung: true, stderrTail: '' });
    expect(hung.wasKilled).toBe(true);
    expect(decideOnFailure(hung, before, 'render_failed')).toEqual({ kind: 'retry', afterMs: 2_000, counts: 'try' });
    expect(decideOnFailure(hung, { ...before, tries: 99 }, 'render_failed')).toMatchObject({ kind: 'fail' });
  });

  it('waits out faults of the infrastructure, longer each time, and counts no try', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const waits = [0, 1, 2, 5, 500].map((faults) =>
      decideOnFailure(refused, { ...before, tries: 3, faults }, 'internal'),
    );
    expect(waits).toEqual(
      [2_000, 4_000, 8_000, 60_000, 60_000].map((afterMs) => ({ kind: 'retry', afterMs, counts: 'fault' })),
    );
  });

  it('gives up waiting after a day', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const late = { tries: 3, faults: 1_440 };
    expect(decideOnFailure(refused, late, 'internal')).toMatchObject({ kind: 'fail' });
  });

  it('waits for space when ffmpeg found the disk full', () => {
    const stderrTail = 'av_interleaved_write_frame(): No space left on device';
    const full = new FfmpegError({ program: 'ffmpeg', args: [], exitCode: 228, timedOut: false, stderrTail });
    expect(decideOnFailure(full, before, 'render_failed')).toMatchObject({ counts: 'fault' });
  });

  it('does not believe the name of a picture inside a file', () => {
    const stderrTail = 'Unknown attached picture mimetype: No space left on device, skipping.';
    const broken = new FfmpegError({ program: 'ffmpeg', args: [], exitCode: 234, timedOut: false, stderrTail });
    expect(decideOnFailure(broken, before, 'render_failed')).toMatchObject({ counts: 'try' });
  });

  it('waits when a source could not be saved because the disk is full', () => {
    const details = { retryable: true, isInfrastructure: true };
    const notSaved = new AppError('internal', { reason: 'not_saved', details });
    expect(decideOnFailure(notSaved, { tries: 3, faults: 0 }, 'internal')).toMatchObject({ counts: 'fault' });
  });

  it('does not show the message of an unexpected error', () => {
    const decision = decideOnFailure(new Error('ENOENT /secret/path'), { ...before, tries: 3 }, 'internal');
    expect(decision).toEqual({ kind: 'fail', failure: { code: 'internal', reason: 'unexpected', args: {} } });
    expect(JSON.stringify(decision)).not.toContain('secret');
  });
});
