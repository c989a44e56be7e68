import { phraseAt } from '../corrections/said-right.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { clausesIn } from './clauses-in.ts';
import { lettersAt, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** A name that a clause explains, and the words of the captions that sound like it. */
export interface Named {
  wrong: string;
  right: string;
  /** The clause. */
  place: Place;
}

/** In words. */
const maxClause = 12;
const maxName = 3;
/** In letters. Shorter names are like too many words. */
const minLetters = 4;
const minLikeness = 0.55;
/** Of words of any sentence: "Fürth" for "führt". */
const minOfCommon = 0.6;

/** "Biscuit is the name of the ferret", "Keks heißt das Frettchen"; null = no clause says so, or no word sounds like it. */
export function findNamed(text: string, words: readonly Spoken[], search: Search): Named | null {
  for (const place of clausesIn(words)) {
    if (place.to - place.from > maxClause) continue;
    const clause = wordsAt(words, place);
    const name = nameIn(clause, search.dictionaries);
    const wrong = name && likeName(clause, name, search);
    if (name && wrong) return { wrong, right: textAt(text, clause, name), place };
  }
  return null;
}

/** The words before "is the name of", where the clause begins with them. */
function nameIn(clause: readonly Spoken[], dictionaries: readonly Dictionary[]): Place | null {
  const tokens = clause.map(({ token }) => token);
  const to = tokens.findIndex((_, at) => phraseAt(tokens, at, { dictionaries, of: 'isName' }) !== null);
  let from = 0;
  while (from < to && clause[from]?.isPlain && !clause[from]?.isMarked) from++;
  const name = clause.slice(from, Math.max(from, to));
  const mayBe = ({ token, isPlain, isKnown, isQuoted }: Spoken) =>
    token.kind === 'word' && (isQuoted || (!isPlain && !isKnown));
  return name.length > 0 && name.length <= maxName && name.every(mayBe) ? { from, to } : null;
}

function likeName(clause: readonly Spoken[], name: Place, { captions, dictionaries }: Search): string | null {
  const letters = lettersAt(clause, name);
  if (letters.length < minLetters || captions.writtenAs(letters) !== null) return null;
  const isOfAny = (word: string) => dictionaries.some(({ language }) => isCommon(word, language));
  const isRare = (written: string) => !written.split(/\s+/).some(isOfAny);
  const isAlone = (written: string) => !/\s/.test(written);
  const rare = captions.nearest(letters, minLikeness, isRare);
  const common = captions.nearest(letters, minOfCommon, isAlone);
  return (rare ?? common)?.written ?? null;
}
