import { type Language, languages } from '../../../../texts/languages.ts';
import { everywherePhrases } from '../lexicons/corrections/everywhere-phrases.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { phrasesIn } from '../vocabulary/correction-words.ts';
import { wordsAt } from './match-form.ts';

const compiled = new Map<Language, string[][]>(
  languages.map((language) => [language, phrasesIn(everywherePhrases[language])] as const),
);

/** "Folks" of "folks everywhere": without what says that all places are meant, unless the wrong words end like that, too. */
export function withoutEverywhere(right: string, wrong: string, dictionaries: readonly Dictionary[]): string {
  const tokens = tokenize(right);
  for (let at = 1; at < tokens.length; at++) {
    const isEnd = dictionaries.some(
      ({ language }) => wordsAt(tokens, at, compiled.get(language) ?? []) === tokens.length - at,
    );
    const end = tokens[at]?.start ?? 0;
    if (isEnd && !wrong.toLowerCase().endsWith(right.slice(end).toLowerCase())) return right.slice(0, end).trimEnd();
  }
  return right;
}
