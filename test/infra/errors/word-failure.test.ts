import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/infra/errors/app-error.ts';
import { errorTable, isFinalFailure, videoFailureCodes } from '../../../src/infra/errors/error-table.ts';
import { videoFailure } from '../../../src/infra/errors/video-failure.ts';
import { apiFailureMessage, apiSentence, wordCause, wordFailure } from '../../../src/infra/errors/word-failure.ts';
import { languages } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';

const tooLong = videoFailure('source_too_long', { args: { seconds: 4500, maxSeconds: 3600 } });
const webPage = videoFailure('source_web_page', { args: { subject: 'link', site: 'dropbox' } });
const shortage = { seconds: 95, missingSeconds: 35, leftSeconds: 60 };

describe('the table of errors', () => {
  it('knows in every code of a video whose fault it is, and what to do', () => {
    expect(videoFailureCodes).toHaveLength(27);
    const tries = videoFailureCodes.filter((code) => errorTable[code].video.tries > 1);
    expect(tries.every((code) => errorTable[code].video.side !== 'theirs')).toBe(true);
  });

  it('hides what is our own fault from requests', () => {
    const ours = videoFailureCodes.filter((code) => errorTable[code].video.side === 'ours');
    expect(ours.map((code) => errorTable[code].status)).toEqual(ours.map(() => 'hidden'));
  });
});

describe('a video that crashes its workers', () => {
  const crashes = videoFailure('internal', { reason: 'crashes' });

  it.each(languages)('is told as the cause in %s, unlike other faults of ours', (language) => {
    expect(wordFailure(crashes, language)).toBe(textsOf(language).causes.videos.internal.crashes);
    const other = videoFailure('internal', { reason: 'unexpected' });
    expect(wordFailure(other, language)).toBe(textsOf(language).failures.codes.internal);
  });

  it('is not offered again', () => {
    expect([isFinalFailure(crashes), isFinalFailure({ ...crashes, reason: 'unexpected' })]).toEqual([true, false]);
  });
});

describe('a failure for callers of the API', () => {
  it('is an English sentence with exact figures, as the message of its error', () => {
    expect(apiSentence(tooLong)).toBe('This video is 4500 seconds long; the limit is 60 minutes.');
    const { message, failure } = new AppError('source_too_large', { args: { maxBytes: 3 * 1024 * 1024 } });
    expect(message).toBe('That file is larger than the 3 MiB accepted here. Send a shorter or more compressed video.');
    expect(failure).toEqual({ code: 'source_too_large', reason: null, args: { maxBytes: 3 * 1024 * 1024 } });
    const silent = new AppError('source_stalled', { args: { maxSeconds: 30 } });
    expect(silent.message).toMatch(/^The server behind that link sent nothing for 30 seconds/);
  });

  it('says what to do about a share link of a well-known site', () => {
    expect(apiSentence(webPage)).toMatch(/^That link is a web page.* For Dropbox, share the file/);
    expect(apiSentence(videoFailure('source_web_page', { args: { subject: 'file' } }))).toMatch(
      /^That file .*at once\.$/,
    );
  });

  it('names the seconds of an account, and leaves out what there is none of', () => {
    const few = videoFailure('allowance_exhausted', { reason: 'too_long', args: { ...shortage, missingSeconds: 1 } });
    expect(apiSentence(few)).toBe(
      'This video is 95 seconds long. You have 60 seconds left: 1 second is missing. Buy more, then send the video again.',
    );
    const args = { ...shortage, reservedSeconds: 20, renewalSeconds: 70, renewalDay: '2026-04-01' };
    expect(apiSentence(videoFailure('allowance_exhausted', { reason: 'too_long', args }))).toBe(
      'This video is 95 seconds long. You have 60 seconds left, and 20 seconds more reserved for other videos: 35 seconds are missing. Buy more, or wait for your next 70 seconds on 1 April (UTC), then send the video again.',
    );
  });

  it('says whom to ask', () => {
    expect(apiFailureMessage(tooLong)).toMatch(
      /60 minutes\. If you need help, contact support and name this video’s id\.$/,
    );
  });
});

describe('a failure for people', () => {
  it('is said in their language, with figures as people read them', () => {
    expect(wordFailure(tooLong, 'en')).toBe('This video is 1 h 15 min long; the limit is 1 h.');
    expect(wordFailure(tooLong, 'de')).toBe('Dieses Video ist 1 h 15 min lang, die Grenze ist 1 h.');
    const archive = { reason: 'archive', args: { subject: 'link', format: 'ZIP' } } as const;
    expect(wordFailure(videoFailure('source_unsupported', archive), 'ru')).toMatch(
      /^Файл по этой ссылке — это архив \(ZIP\)/,
    );
    const args = { ...shortage, renewalSeconds: 600, renewalDay: '2026-04-01' };
    expect(wordFailure(videoFailure('allowance_exhausted', { reason: 'too_long', args }), 'fr')).toBe(
      'Cette vidéo dure 1 min 35 s. Il te reste 1 min : il manque 35 s. Achètes-en, ou attends tes prochaines 10 min le 1 avril (UTC), puis renvoie la vidéo.',
    );
  });

  it('is advice where the cause is on our side; operators read the cause', () => {
    const rejected = videoFailure('speech_unavailable', { reason: 'key_rejected' });
    expect(wordFailure(rejected, 'es')).toBe(textsOf('es').failures.codes.speech_unavailable);
    expect(wordCause(rejected, 'es')).toBe('El servicio de transcripción rechazó la clave de la API.');
  });

  it.each(languages)('names the service that does not hand out a shared video, in %s', (language) => {
    for (const reason of ['private', 'password', 'expired', 'no_access', 'several_files', 'no_file'] as const) {
      const failure = videoFailure('source_not_shared', { reason, args: { service: 'Loom' } });
      expect(wordFailure(failure, language)).toContain('Loom');
      expect(wordFailure(failure, language)).not.toBe(textsOf(language).failures.codes.source_not_shared);
    }
  });

  it('says how to get the video out of a site that shows pages', () => {
    expect(wordFailure(webPage, 'en')).toBe(
      'That link opens a web page, not a video. On Dropbox, share the file so that anyone with the link can view it, and send me the link again.',
    );
    const elsewhere = videoFailure('source_web_page', { args: { subject: 'link' } });
    expect(wordFailure(elsewhere, 'pt')).toContain(textsOf('pt').failures.otherSite);
  });
});

describe('a failure that version 1.0 stored', () => {
  const old = {
    code: 'source_too_long',
    reason: null,
    args: {},
    message: 'It was too long. Contact support.',
  } as const;

  it('keeps its English sentence for callers and operators', () => {
    expect(apiFailureMessage(old)).toBe(old.message);
    expect(wordCause(old, 'de')).toBe(old.message);
  });

  it.each(languages)(
    'has the general sentence of its code in %s, unless the only cause needs no figures',
    (language) => {
      const { causes, failures } = textsOf(language);
      for (const code of videoFailureCodes) {
        const cause = causes.videos[code];
        const isPlain = typeof cause === 'string' && !cause.includes('{');
        const words = wordFailure({ code, reason: null, args: {} }, language);
        expect(words).toContain(isPlain && code !== 'cancelled' ? cause : failures.codes[code]);
      }
    },
  );

  it('is said in general, too, where a later version knows a reason that this one does not', () => {
    const unknown = { code: 'source_damaged', reason: 'of_tomorrow', args: {} } as const;
    expect(wordFailure(unknown, 'en')).toBe(textsOf('en').failures.codes.source_damaged);
    expect(apiSentence(unknown)).toBe(textsOf('en').failures.codes.source_damaged);
  });
});
