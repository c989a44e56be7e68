import { kindsOfWords } from '../lexicons/letters/kinds-of-words.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import { aboutLetters } from './letter-case.ts';
import type { Place, Spoken } from './mentions.ts';

const kinds = wordsOfAll((language) => kindsOfWords[language]);

/** "With two Bs", "the letter", "the names": words that count, or that say what is asked. Quoted, they are meant themselves. */
export function isOfDemand({ text, token, isQuoted }: Spoken, dictionaries: readonly Dictionary[]): boolean {
  if (isQuoted) return false;
  const languages = dictionaries.map(({ language }) => language);
  return aboutLetters.has(token.key) || kinds.has(token.key) || numberOf(lettersOf(text), languages) !== null;
}

/** Whether a word may be meant by "with a capital V": it begins with such a letter. Any word may where no letter is named, or no word begins with it. */
export function beginsWithNamed(words: readonly Spoken[], demands: readonly Place[]): (word: Spoken) => boolean {
  const letters = new Set(demands.flatMap(({ from, to }) => letterBeside(words[from - 1], words[to])));
  const begins = ({ token }: Spoken) => token.key.length > 1 && letters.has(token.key.slice(0, 1));
  return letters.size > 0 && words.some(begins) ? begins : () => true;
}

/** "V maiúsculo", "capital A". Small ones such as "a" and "è" are words, too. */
function letterBeside(before: Spoken | undefined, behind: Spoken | undefined): string[] {
  const isLetter = (word: Spoken | undefined) => word?.token.kind === 'word' && word.token.key.length === 1;
  const found = [
    ...(isLetter(before) && !before?.isEveryday ? [before] : []),
    ...(isLetter(behind) && (!behind?.isEveryday || /\p{Lu}/u.test(behind.text)) ? [behind] : []),
  ];
  return found.flatMap((word) => word?.token.key ?? []);
}
