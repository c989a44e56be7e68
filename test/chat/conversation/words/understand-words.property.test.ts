import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { languages } from '../../../../src/texts/languages.ts';
import { phraseTables } from './phrases/all-phrases.ts';

/** The longest message that Telegram allows. */
const longest = 4096;
/**
 * Of processor time, which does not depend on what else the machine does. These take a few tenths of a second at worst;
 * whatever grows with the square of the length takes ten and more.
 */
const mostMs = 3000;

const phrases = Object.values(phraseTables).flatMap(({ understood, partly, notForUs }) => [
  ...Object.keys(understood),
  ...Object.keys(partly),
  ...notForUs,
]);
const words = [...new Set(phrases.flatMap((phrase) => phrase.split(/\s+/)))];
const signs = [
  ', ',
  ' ',
  '. ',
  '\n',
  ' and ',
  ' not ',
  '«',
  '»',
  '"',
  "'",
  ': ',
  ' → ',
  '#',
  '%',
  '3',
  '3: ',
  '👍',
  'ё',
];
const messages = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...phrases), fc.constantFrom(...signs), fc.string()), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(' '));
const anyLanguage = fc.constantFrom(...languages);

const nasty = [
  ...[
    'a not ',
    'replace a with ',
    '« ',
    '"a ',
    "'a' ",
    'line 3: ',
    '3: a; ',
    'no ',
    'outline ',
    'cover ',
    'captions cover ',
    'on my face ',
    'my the ',
    'yellow ',
    'and ',
    ', ',
  ],
  ...[
    '1 ',
    '->',
    '-',
    '9:',
    'a,b.c;',
    'ааа ',
    'l’l’',
    '((((',
    '#',
    'much ',
    'remove line 1, ',
    'z',
    "a'",
    '👍',
    '\n',
    'ä',
    'не ',
  ],
  ...[
    'delete lines 1-',
    'yellow, white, ',
    'it’s a, not b, ',
    'without emojis and ',
    '%',
    '“„',
    'rgb(1,',
    '. ',
    'yelow ',
  ],
];

beforeAll(() => {
  for (const language of languages) understandWords('quite something else', language);
});

describe('any message', () => {
  it('is answered, and quotes only parts of it', () => {
    fc.assert(
      fc.property(messages, anyLanguage, (text, language) => {
        const { wishes, notUnderstood } = understandWords(text, language);
        expect(notUnderstood.filter((piece) => piece === '' || !text.includes(piece))).toEqual([]);
        expect(wishes.length + notUnderstood.length > 0).toBe(text.trim() !== '');
      }),
      { numRuns: 80 },
    );
  });

  it('leads to settings that the service accepts', () => {
    fc.assert(
      fc.property(messages, anyLanguage, (text, language) => {
        for (const wish of understandWords(text, language).wishes) {
          if (wish.kind !== 'set') continue;
          const { fontSize = 18, outlineThickness = 0, position, fontColor = '#000000' } = wish.settings;
          expect(fontSize >= 18 && fontSize <= 65 && outlineThickness >= 0 && outlineThickness <= 20).toBe(true);
          expect(typeof position !== 'number' || (position >= 0.1 && position <= 0.9)).toBe(true);
          expect(fontColor).toMatch(/^#([0-9A-F]{6}|[0-9A-F]{8})$/);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(nasty)('is read quickly however long it says «%s»', (piece) => {
    const text = piece.repeat(Math.ceil(longest / piece.length)).slice(0, longest);
    for (const language of ['en', 'ru'] as const) {
      const before = process.cpuUsage();
      understandWords(text, language);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(mostMs);
    }
  });
});
