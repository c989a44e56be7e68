import { phraseAt } from '../corrections/said-right.ts';
import { isAnd } from '../corrections/spoken-words.ts';
import { beginsReason } from '../corrections/without-reason.ts';
import { countWords } from '../lexicons/letters/count-words.ts';
import { letterMiddles, letterVerbs } from '../lexicons/letters/letter-verbs.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import { aboutLetters } from './letter-case.ts';
import type { Place, Spoken } from './mentions.ts';

/** Letters that a message says a word has: "with an m and a p", "lleva hache", "with ough". */
export interface LettersSaid extends Place {
  /** Each as in `lettersOf`; several in a row are one. */
  letters: string[];
  /** It says that a letter is missing. */
  isLacking: boolean;
}

/** Words between "with" and the letter. */
const maxBefore = 3;
/** Words between two letters: "un m et un p". */
const maxApart = 2;
/** In letters. */
const maxRow = 4;

const two = wordsOfAll((language) => countWords[language].two);
const has = wordsOfAll((language) => letterVerbs[language].has);
const lacks = wordsOfAll((language) => letterVerbs[language].lacks);

/** All letters that a message says a word has; those that one does not have are left out. */
export function lettersSaidIn(words: readonly Spoken[], dictionaries: readonly Dictionary[]): LettersSaid[] {
  const said: LettersSaid[] = [];
  for (let at = 0; at < words.length; ) {
    const last = said.at(-1);
    const goesOn = last !== undefined && isJoin(words, { from: last.to, to: at }, dictionaries);
    const letter = letterAt(words, at, { dictionaries, goesOn });
    if (letter && goesOn && last) {
      last.letters.push(letter.letters);
      last.to = letter.to;
    } else if (letter)
      said.push({
        ...{ letters: [letter.letters], from: letter.from, to: letter.to },
        isLacking: lacks.has(words[letter.from]?.token.key ?? ''),
      });
    at = letter?.to ?? at + 1;
  }
  return said.map((one) => ({ ...one, to: behindPlace(words, one.to, dictionaries) }));
}

const middle = wordsOfAll((language) => letterMiddles[language]);
/** In words. */
const maxPlace = 4;

/** "With an h in the middle": the place in the word belongs to the letter. */
function behindPlace(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): number {
  const tokens = words.map(({ token }) => token);
  const ends = (['atEnd', 'atStart'] as const).map((of) => phraseAt(tokens, at, { dictionaries, of }) ?? 0);
  const index = tokens.slice(at, at + maxPlace).findIndex(({ key }) => middle.has(key));
  const isNear = index > 0 && words.slice(at, at + index).every(({ isPlain }) => isPlain);
  return at + Math.max(...ends, isNear ? index + 1 : 0);
}

/** "and a" between two letters */
function isJoin(words: readonly Spoken[], { from, to }: Place, dictionaries: readonly Dictionary[]): boolean {
  const between = words.slice(from, to);
  const isAndWord = between[0] !== undefined && isAnd(between[0].token, dictionaries);
  return isAndWord && between.length <= maxApart && between.every((word) => isSmall(word, dictionaries));
}

/** The letter at a place, and where the words before it begin that say so. */
function letterAt(
  words: readonly Spoken[],
  at: number,
  { dictionaries, goesOn }: { dictionaries: readonly Dictionary[]; goesOn: boolean },
): (Place & { letters: string }) | null {
  const word = words[at];
  if (word?.token.kind !== 'word' || isVerb(word, dictionaries)) return null;
  const from = goesOn ? at : verbBefore(words, at, dictionaries);
  if (from === null) return null;
  const { key } = word.token;
  const named = nameAt(words, at, dictionaries);
  const times = two.has(words[at - 1]?.token.key ?? '') ? 2 : 1;
  if (named) return { letters: named.letter.repeat(times), from, to: at + named.length };
  const isEnd = endsAt(words, at + 1, dictionaries);
  // "a", "y" and "с" are words, too
  if (key.length === 1)
    return word.isPlain && !isEnd ? null : { letters: lettersOf(key).repeat(times), from, to: at + 1 };
  const isRow = key.length <= maxRow && !word.isKnown && !word.isEveryday && !word.isPlain && isEnd;
  return isRow && at - from <= maxApart ? { letters: lettersOf(key), from, to: at + 1 } : null;
}

/** "acca", "i griega" */
function nameAt(
  words: readonly Spoken[],
  at: number,
  dictionaries: readonly Dictionary[],
): { letter: string; length: number } | null {
  for (const length of [2, 1]) {
    const name = words
      .slice(at, at + length)
      .map(({ token }) => token.key)
      .join(' ');
    const isTwice = two.has(words[at - 1]?.token.key ?? '');
    const letter = dictionaries
      .map(
        ({ around }) =>
          around.letterNames.get(name) ?? (isTwice ? around.letterNames.get(name.slice(0, -1)) : undefined),
      )
      .find(Boolean);
    if (letter && name.includes(' ') === (length === 2)) return { letter: lettersOf(letter), length };
  }
  return null;
}

/** Where "with", "has" or "lacks" stands before a letter, with nothing but small words between them; null = nowhere, or it is denied. */
function verbBefore(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): number | null {
  for (let from = at - 1; from >= 0 && at - from <= maxBefore; from--) {
    const word = words[from] as Spoken;
    const isDenied = (one: Spoken | undefined) =>
      one !== undefined && (one.isNot || dictionaries.some(({ around }) => around.without.has(one.token.key)));
    if (isDenied(word)) return null;
    if (isVerb(word, dictionaries)) return isDenied(words[from - 1]) ? null : from;
    if (word.token.kind !== 'word' || !isSmall(word, dictionaries)) return null;
  }
  return null;
}

/** "has", "lleva"; French "a" has a letter, "à" does not. */
export function isLetterVerb({ token, text }: Spoken): boolean {
  return (has.has(token.key) || lacks.has(token.key)) && text.toLowerCase() !== 'à';
}

function isVerb(word: Spoken, dictionaries: readonly Dictionary[]): boolean {
  return isLetterVerb(word) || dictionaries.some(({ around }) => around.withLetter.has(word.token.key));
}

/** "a", "the", "letter" */
function isSmall({ token, isPlain }: Spoken, dictionaries: readonly Dictionary[]): boolean {
  return isPlain || aboutLetters.has(token.key) || dictionaries.some(({ around }) => around.indefinite.has(token.key));
}

/** At the end of a clause, or before "at the end", "and", "in". */
function endsAt(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const next = words[at];
  if (!next || next.token.kind === 'break' || isAnd(next.token, dictionaries)) return true;
  if (beginsReason(next.token.key)) return true;
  const tokens = words.map(({ token }) => token);
  return (['atEnd', 'atStart'] as const).some((of) => phraseAt(tokens, at, { dictionaries, of }) !== null);
}
