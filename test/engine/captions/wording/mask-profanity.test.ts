import { describe, expect, it } from 'vitest';
import { deriveCaptions } from '../../../../src/engine/captions/derive-captions.ts';
import { maskCaptions, maskProfanity, unmaskWords } from '../../../../src/engine/captions/wording/mask-profanity.ts';

/** Rotates by half the alphabet, like the list itself. */
function plain(rotated: string): string {
  return rotated
    .replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 13) % 26)))
    .replace(/[а-я]/g, (letter) => String.fromCharCode(0x430 + ((letter.charCodeAt(0) - 0x430 + 16) % 32)));
}

describe('the profanity mask', () => {
  it.each([
    ['en', 'shpx', 'f***'],
    ['en', 'shpxvat', 'f******'],
    ['en', 'zbgure-shpxre', 'mother-f*****'],
    ['en', 'nffubyr', 'a******'],
    ['es', 'zvreqn', 'm*****'],
    ['es', 'pnoeóa', 'c*****'],
    ['fr', 'chgnva', 'p*****'],
    ['de', 'fpurvßr', 's******'],
    ['it', 'fgebamn', 's******'],
    ['it', 'pbtyvbav', 'c*******'],
    ['pt', 'pnenyub', 'c******'],
    ['ru', 'сып', 'б**'],
    ['ja', 'shpx', 'f***'],
    ['ru', 'ёсрэлщ', 'ё*****'],
    ['ru', 'ёс', 'ё*'],
    ['en', 'fuuuvg', 's*****'],
    ['en', 'nffffubyr', 'a********'],
    ['en', 'sh\u00adpx', 'f***'],
    ['en', 'fu\u200b\u2060vg', 's***'],
  ])('shows only the first letter in %s (%s)', (language, rotated, expected) => {
    expect(maskProfanity(plain(rotated), language)).toBe(expected);
  });

  it('keeps letter case, punctuation and everything else', () => {
    const word = plain('fuvg');
    expect(maskProfanity(`Oh ${word.toUpperCase()}, “${word}!” 🙂`, 'en')).toBe('Oh S***, “s***!” 🙂');
  });

  it.each([
    [
      'en',
      'Scunthorpe, asssess the class, zzz, pssst, pass the grass, Dick Cheney, cocktail, Penistone, shiitake, pussycat',
    ],
    ['en', 'assassin, embarrassing, hancock, Matsushita, bass, analyst, titanic, peacock, magna cum laude'],
    ['es', 'con la computadora, disputa, reputación, amputar, circular'],
    ['fr', 'concevoir, contenir, disputer, chienne de vie, un député'],
    ['de', 'Marschall, Barsch, ein Ass, Fixstern, Uhren'],
    ['it', 'con la calcolatrice, culotte, dispute, Troia, cazzuola, figaro, scopa'],
    ['pt', 'computador, disputa, acudir, cuidado'],
    ['ru', 'хлебать, требовать, застрахуй, оскорблять, колебаться, сук дерева, себе, потребуй'],
    [null, 'Scunthorpe con la computadora'],
  ])('does not change innocent words in %s: %s', (language, text) => {
    expect(maskProfanity(text, language)).toBe(text);
  });

  it('treats an unknown language as English, and its Cyrillic words as Russian', () => {
    expect(maskProfanity(plain('nefr'), null)).toBe('a***');
    expect(maskProfanity(plain('сып'), null)).toBe('б**');
  });

  it('masks the text of captions and their words, and keeps the times', () => {
    const swear = plain('fuvg');
    const words = [
      { text: 'Oh', startMs: 0, endMs: 200 },
      { text: `${swear}!`, startMs: 200, endMs: 500 },
    ];
    const captions = [{ startMs: 0, endMs: 500, text: `Oh ${swear}!`, words }];
    expect(maskCaptions(captions, 'en')).toEqual([
      { startMs: 0, endMs: 500, text: 'Oh s***!', words: [words[0], { text: 's***!', startMs: 200, endMs: 500 }] },
    ]);
  });
});

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
