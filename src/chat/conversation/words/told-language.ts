import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords } from '../understood-words.ts';
import { dictionariesFor, withEnglish } from './dictionary-of.ts';
import { toldLanguages } from './lexicons/sentences/told-languages.ts';
import { isKind, readItems } from './read-items.ts';
import { tokenize } from './text/tokenize.ts';
import { placeOf } from './topics/patterns.ts';
import { patternsByLanguage } from './topics/patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 160;
/** In characters, between “in” and the name of a language: “in good old”. */
const maxBefore = 14;

/** “The video will be in Portuguese” says what is spoken in it. null = nobody says so, or it is asked */
export function toldLanguage(text: string, language: Language): UnderstoodWords | null {
  if (text.length > maxRead || /[?？]/.test(text)) return null;
  const tokens = tokenize(text);
  const words = tokens.filter(({ kind }) => kind === 'word');
  const places = withEnglish(language)
    .flatMap((one) => [...patternsOf(one)])
    .flatMap(
      (pattern) =>
        placeOf(
          pattern,
          words.map(({ key }) => ({ key, isNumber: false })),
        ) ?? [],
    );
  const ends = places.map(({ to }) => words[to]?.end ?? 0);
  const named = readItems(tokens, dictionariesFor(language)).flatMap((item) => {
    const isNamed = ends.some((end) => end - 3 <= item.start && item.start <= end + maxBefore);
    return isKind(item, 'tongue') && !item.meaning.rare && isNamed ? [item.meaning.code] : [];
  });
  const [code] = named;
  return code === undefined ? null : { wishes: [{ kind: 'set', settings: { language: code } }], notUnderstood: [] };
}

const patternsOf = patternsByLanguage((language) => ({ told: toldLanguages[language] }));
