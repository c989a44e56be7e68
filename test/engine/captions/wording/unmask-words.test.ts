import { describe, expect, it } from 'vitest';
import { deriveCaptions } from '../../../../src/engine/captions/derive-captions.ts';
import { unmaskWords } from '../../../../src/engine/captions/wording/unmask-words.ts';

const transcribed = ['What', 'the', 'fuck,', 'said', 'he', 'and', 'Shit', 'happens.'].map((text, i) => ({
  text,
  startMs: i * 500,
  endMs: i * 500 + 400,
}));
const phrase = (text: string, startMs = 0, endMs = 4000) => ({ text, startMs, endMs });
const unmask = (...texts: string[]) =>
  unmaskWords(
    texts.map((text) => phrase(text)),
    transcribed,
    'en',
  ).map(({ text }) => text);

describe('unmaskWords', () => {
  it('restores transcribed swear words, and keeps the punctuation and words around them', () => {
    expect(unmask('What the f***, said she and S*** happens!')).toEqual(['What the fuck, said she and Shit happens!']);
  });

  it('does not change words that were not transcribed there, or other asterisks', () => {
    expect(unmask('d*** it', 'f** and f****', '* a footnote', 'f***ing', '2*3 **bold**')).toEqual([
      ...['d*** it', 'f** and f****', '* a footnote', 'f***ing', '2*3 **bold**'],
    ]);
    expect(unmaskWords([phrase('f***', 9000, 9900)], transcribed, 'en')).toEqual([phrase('f***', 9000, 9900)]);
  });

  it('keeps the times of given words', () => {
    const words = [
      { text: 'the', startMs: 0, endMs: 700 },
      { text: 'f***', startMs: 700, endMs: 900 },
    ];
    const [caption] = unmaskWords([{ ...phrase('the f***'), words }], transcribed, 'en');
    expect(caption).toMatchObject({ text: 'the fuck', words: [words[0], { ...words[1], text: 'fuck' }] });
  });

  it('restores each word once', () => {
    expect(unmask('f*** f***')).toEqual(['fuck f***']);
  });

  it('changes nothing if nobody swore', () => {
    const given = [phrase('a f*** here')];
    expect(unmaskWords(given, [{ text: 'fine', startMs: 0, endMs: 900 }], 'en')).toBe(given);
  });

  it('restores captions that were exported with masking, and masks them again if wanted', () => {
    const input = { words: transcribed, language: 'en', dictionary: [] };
    const exported = deriveCaptions({ ...input, given: null, settings: { maskProfanity: true } });
    expect(exported.map(({ text }) => text).join(' ')).toContain('f***');
    const given = exported.map(({ text, startMs, endMs }) => ({ text, startMs, endMs }));
    const shown = deriveCaptions({ ...input, given, settings: {} });
    expect(shown.map(({ text }) => text).join(' ')).toBe('What the fuck, said he and Shit happens.');
    expect(deriveCaptions({ ...input, given, settings: { maskProfanity: true } })).toEqual(exported);
  });
});
