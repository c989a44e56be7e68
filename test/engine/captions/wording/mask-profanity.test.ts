import { describe, expect, it } from 'vitest';
import { maskCaptions, maskProfanity } from '../../../../src/engine/captions/wording/mask-profanity.ts';

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
