import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { captionFontFamilies } from '../../../../src/engine/captions/settings/font-families.ts';
import { type Language, languages } from '../../../../src/texts/languages.ts';

const leads = {
  en: 'font',
  es: 'fuente',
  fr: 'police',
  de: 'Schrift',
  it: 'carattere',
  pt: 'fonte',
  ru: 'шрифт',
} as const;
// “bold” is a word for thickness, too
const named = captionFontFamilies.filter((family) => family !== 'THEBOLDFONT');

describe('every font that the bot lists', () => {
  it.each(languages.flatMap((language) => named.map((family) => [language, family] as const)))(
    'can be asked for by its name, in %s: %s',
    (language, fontFamily) => {
      const { wishes } = understandWords(`${leads[language]} ${fontFamily}`, language);
      expect(wishes).toEqual([{ kind: 'set', settings: { fontFamily } }]);
    },
  );

  it.each<[Language, string]>([
    ['en', 'use anton please'],
    ['en', 'take the anton one'],
    ['es', 'pon la Anton'],
    ['fr', 'prends la Anton'],
    ['de', 'nimm die anton'],
    ['it', 'usa Anton'],
    ['pt', 'usa a Anton'],
    ['ru', 'возьмите Anton'],
  ])('needs no word for fonts behind a verb of taking: %s “%s”', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'set', settings: { fontFamily: 'Anton' } }]);
  });

  it('is no font where it is a person', () => {
    const { wishes } = understandWords('Anton not Antoine', 'en');
    expect(wishes).toEqual([{ kind: 'replace_words', wrong: 'Antoine', right: 'Anton' }]);
  });
});
