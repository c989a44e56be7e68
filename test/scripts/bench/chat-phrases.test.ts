import { describe, expect, it } from 'vitest';
import { playMoments } from '../../../scripts/bench/chat/bench-conversation.ts';
import { judgePhrase } from '../../../scripts/bench/chat/judge-phrase.ts';
import { countVerdicts, judgeLanguage } from '../../../scripts/bench/chat/measure-chat.ts';
import { type Phrase, readPhrases, readSpokenLines } from '../../../scripts/bench/chat/phrases.ts';
import { type Language, languages } from '../../../src/texts/languages.ts';

/** Of what people wrote, the share that the dialogue must understand or decline honestly. Raise it as the dialogue gets better. */
const floors: Record<Language, number> = {
  en: 0.935,
  es: 0.93,
  fr: 0.93,
  de: 0.94,
  it: 0.925,
  pt: 0.93,
  ru: 0.94,
};

/** The share that may be answered by “I didn’t get that”. Lower it as the dialogue gets better, so that it can only fall. */
const ceilings: Record<Language, number> = {
  en: 0.045,
  es: 0.03,
  fr: 0.045,
  de: 0.055,
  it: 0.055,
  pt: 0.03,
  ru: 0.04,
};

describe('phrases that people wrote', () => {
  it.each(languages)(
    'are understood in %s as often as before, and “I didn’t get that” is no more frequent',
    (language) => {
      const { phrases, understood, declined, notGot } = countVerdicts(judgeLanguage('work', language));
      expect((understood + declined) / phrases).toBeGreaterThanOrEqual(floors[language]);
      expect(notGot / phrases).toBeLessThanOrEqual(ceilings[language]);
    },
  );
});

describe('phrases that strangers wrote', () => {
  it.each(languages)('have the text of their video in %s', (language) => {
    const batches = new Set(readPhrases('strangers', language).map(({ batch }) => batch));
    expect(batches.size).toBeGreaterThan(0);
    for (const batch of batches) expect(readSpokenLines(language, batch).length).toBeGreaterThan(0);
  });
});

describe('judging a phrase', () => {
  const lines = readSpokenLines('en');
  const moments = playMoments('en', lines);
  const verdictOf = (text: string, ...want: string[][]) => judgeAt('ready', text, want);
  function judgeAt(at: Phrase['at'], text: string, want: string[][]) {
    return judgePhrase({ language: 'en', at, text, want }, moments[at], lines).verdict;
  }

  it('is understood when one of the outcomes came true, and nothing else', () => {
    expect(verdictOf('yellow', ['color:yellow'])).toBe('understood');
    expect(verdictOf('yellow', ['highlight:yellow'], ['color:yellow'])).toBe('understood');
    expect(verdictOf('“zap ear” → “Zapier”', ['correct:zap ear>Zapier'])).toBe('understood');
    expect(verdictOf('no emojis', ['emojis:off'])).toBe('understood');
  });

  it('is done wrong when something was changed that was not wished for', () => {
    expect(verdictOf('yellow and bigger', ['color:yellow'])).toBe('wrong');
    expect(verdictOf('yellow', ['color:red'])).toBe('wrong');
    expect(verdictOf('“zap ear” → “Zapier”', ['correct:zap ear>Zoomer'])).toBe('wrong');
    expect(judgeAt('several', 'yellow', [['color:yellow', 'video:1']])).toBe('wrong');
  });

  it('is lost when nothing was done, or not all', () => {
    expect(verdictOf('yellow', ['color:yellow', 'size:bigger'])).toBe('lost');
    expect(verdictOf('the moon is made of it', ['delete-data'])).toBe('lost');
  });

  it('is declined when the right answer is among the buttons of a question', () => {
    expect(verdictOf('“zup ear” → “Zapier”', ['correct:zap ear>Zapier'])).toBe('declined');
  });
});
