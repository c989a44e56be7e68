import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, lines: readonly string[], text: string) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;
}

const prices: Partial<Record<Language, string[]>> = {
  fr: [
    'elle coûte quarante neuf euros par an',
    'le lyon marseille est à dix euros',
    'briançon paris pour dix neuf euros seulement',
  ],
  en: [
    'it costs forty nine dollars a year',
    'the leeds york is at ten dollars',
    'bath bristol for nineteen dollars only',
  ],
  de: [
    'sie kostet neunundvierzig euro im jahr',
    'die strecke kiel hamburg für zehn euro',
    'köln bonn gibt es für neun euro nur heute',
  ],
};

describe('new texts of several lines', () => {
  it.each<[Language, string, [number, string][]]>([
    [
      'fr',
      'ligne 1 : elle coûte 49€ par an / ligne 2 : le Lyon-Marseille est à 10€ / ligne 3 : Briançon-Paris pour 19€ seulement',
      [
        [1, 'elle coûte 49€ par an'],
        [2, 'le Lyon-Marseille est à 10€'],
        [3, 'Briançon-Paris pour 19€ seulement'],
      ],
    ],
    [
      'en',
      'line 1: it costs 49$ a year / line 2: the Leeds-York is at 10$ / line 3: Bath-Bristol for 19$ only',
      [
        [1, 'it costs 49$ a year'],
        [2, 'the Leeds-York is at 10$'],
        [3, 'Bath-Bristol for 19$ only'],
      ],
    ],
    [
      'de',
      'Zeile 1: sie kostet 49€ im Jahr\nZeile 2: die Strecke Kiel-Hamburg für 10€\nZeile 3: Köln-Bonn gibt es für 9€ nur heute',
      [
        [1, 'sie kostet 49€ im Jahr'],
        [2, 'die Strecke Kiel-Hamburg für 10€'],
        [3, 'Köln-Bonn gibt es für 9€ nur heute'],
      ],
    ],
  ])('are each the whole line in %s', (language, text, lines) => {
    const wishes = lines.map(([line, said]) => ({ kind: 'replace_line', line, text: said }));
    expect(read(language, prices[language] ?? [], text)).toEqual(wishes);
  });

  it('leave a part of a line a part', () => {
    const wishes = read('en', prices.en ?? [], 'line 3: nineteen pounds only');
    expect(wishes).not.toContainEqual(expect.objectContaining({ kind: 'replace_line' }));
  });
});

describe('a numbered line behind another sentence', () => {
  it.each<[Language, string, string, string]>([
    [
      'ru',
      'здравствуйте меня зовут Ольга Вереща Гина',
      'Ладно, поправлю сама.',
      'Здравствуйте, меня зовут Ольга Верещагина',
    ],
    ['en', 'hello i am Sue from newcastle', 'Fine, I’ll do it myself!', 'Hello, I am Sue from Newcastle'],
    [
      'de',
      'hallo ich bin Jonas aus badhomburg',
      'Gut, dann mach ich es selbst.',
      'Hallo, ich bin Jonas aus Bad Homburg',
    ],
    ['it', 'ciao a tutti sono Marco Bon Figlioli', 'Vabbè, faccio io.', 'Ciao a tutti, sono Marco Bonfiglioli'],
    ['fr', 'bonjour je suis Emile de saintmalo', 'Bon, je le fais.', 'Bonjour, je suis Émile de Saint-Malo'],
  ])('is the whole line, with its comma, in %s: «%s»', (language, line, before, text) => {
    const wishes = read(language, [line, 'and so on'], `${before} 1: ${text}`);
    expect(wishes.filter(({ kind }) => kind !== 'topic')).toEqual([{ kind: 'replace_line', line: 1, text }]);
  });

  it.each(['Fine. 1: make the letters bigger', 'Great. 2: 30 pm is when we start'])(
    'is none where the text is not like the line: «%s»',
    (text) => {
      const wishes = read('en', ['hello i am Sue from newcastle', 'and so on'], text);
      expect(wishes.filter(({ kind }) => kind === 'replace_line')).toEqual([]);
    },
  );
});
