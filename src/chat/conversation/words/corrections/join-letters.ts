import { lettersOf } from '../text/letters.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsAt } from './match-form.ts';
import { phraseAt } from './said-right.ts';

/** Fewer letters in a row may be words: Spanish "a", "o", "y". */
const minLetters = 3;
/** Of these, so many must be no words of their own. */
const minPure = 2;
/** So many capitals in a row are letters, whatever they mean: "O R I A N A". */
const minCapitals = 4;
/** More letters in a row are no word. */
const maxLetters = 40;

/**
 * A text in which words that are spelled out stand as words: "it's N I A M H" and "eme, a, erre" in any language. Where the word itself
 * stands beside its letters, the letters go.
 */
export function joinLetters(text: string, dictionaries: readonly Dictionary[]): string {
  return readLetters(text, dictionaries).text;
}

/** A word that a message spells out, and whether it stands there as a word, too: "fubá f u b a". */
export interface Spelled {
  word: string;
  isSaid: boolean;
}

/** The text as above, and the words that are spelled out in it. */
export function readLetters(text: string, dictionaries: readonly Dictionary[]): { text: string; spelled: Spelled[] } {
  const spelledOut: Spelled[] = [];
  const tokens = tokenize(text);
  const counts = new Map<string, number>();
  for (const { key } of tokens) counts.set(lettersOf(key), (counts.get(lettersOf(key)) ?? 0) + 1);
  let joined = '';
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const run = runAt(text, tokens, { at, dictionaries });
    if (run === null) {
      at++;
      continue;
    }
    const start = tokens[at]?.start ?? 0;
    const letters = lettersOf(run.word);
    const inside = tokens.slice(at, run.to).filter(({ key }) => lettersOf(key) === letters).length;
    const isThere = (counts.get(letters) ?? 0) > inside;
    spelledOut.push({ word: run.word, isSaid: isThere });
    const before = text.slice(end, start);
    const spelled = isThere ? before : withoutSpelling(before, dictionaries);
    joined += isThere ? before.replace(/(?<![\s,:;(–—-])[\s,:;(–—-]+$/, '') : spelled + run.word;
    end = tokens[run.to - 1]?.end ?? start;
    at = run.to;
  }
  return { text: joined + text.slice(end), spelled: spelledOut };
}

/** Without "letter by letter" before the letters. */
function withoutSpelling(before: string, dictionaries: readonly Dictionary[]): string {
  const tokens = tokenize(before).filter(({ kind }) => kind !== 'quiet');
  for (let from = Math.max(0, tokens.length - maxSpelling); from < tokens.length; from++) {
    const isWhole = phraseAt(tokens, from, { dictionaries, of: 'letterByLetter' }) === tokens.length - from;
    if (isWhole) return before.slice(0, tokens[from]?.start);
  }
  return before;
}

/** In words. */
const maxSpelling = 3;

interface Run {
  word: string;
  /** Index of the first token behind it. */
  to: number;
}

interface Letter {
  letter: string;
  /** In tokens. */
  length: number;
  /** It is no word by itself. */
  isPure: boolean;
}

function runAt(
  text: string,
  tokens: readonly Token[],
  { at, dictionaries }: { at: number; dictionaries: readonly Dictionary[] },
): Run | null {
  const letters: Letter[] = [];
  let separator: string | null = null;
  let to = at;
  for (let next = at; letters.length < maxLetters; ) {
    const found = letterAt(text, tokens, { at: next, dictionaries });
    if (!found || (letters.length > 0 && !goesOn(letters, found))) break;
    letters.push(found);
    to = next + found.length;
    const sign = separatorAt(tokens, to);
    separator ??= sign;
    if (sign !== separator) break;
    next = to + (sign === '' ? 0 : 1);
  }
  const word = letters.map(({ letter }) => letter).join('');
  const areCapitals = letters.length >= minCapitals && letters.every(({ letter }) => !isSmall(letter));
  const pure = areCapitals ? letters : letters.filter(({ isPure }) => isPure);
  if (word.length < minLetters || pure.length < minPure) return null;
  return { word: /\p{Lu}/u.test(word) ? capitalized(word) : word, to };
}

/** "a" before capitals is an article: "it has a N I A M H". */
function goesOn([first, ...others]: readonly Letter[], { letter }: Letter): boolean {
  return !(first && others.length === 0 && !first.isPure && isSmall(first.letter) && !isSmall(letter));
}

function isSmall(letter: string): boolean {
  return letter === letter.toLowerCase();
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

/** The sign between two letters; the same one stands between all. */
function separatorAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'break' && /^[,–—-]$/.test(token.key) ? token.key : '';
}

interface Place {
  at: number;
  dictionaries: readonly Dictionary[];
}

/** A letter, its name, or "double" before one, with the word that begins with it: "B as in Bob". */
function letterAt(text: string, tokens: readonly Token[], { at, dictionaries }: Place): Letter | null {
  const key = tokens[at]?.key ?? '';
  const isDoubled = dictionaries.some(({ around }) => around.doubled.has(key));
  const doubled = isDoubled ? plainLetterAt(text, tokens, { at: at + 1, dictionaries }) : null;
  const found = doubled
    ? { ...doubled, letter: doubled.letter.repeat(2), length: doubled.length + 1 }
    : plainLetterAt(text, tokens, { at, dictionaries });
  if (!found) return null;
  const behind = at + found.length;
  const as = dictionaries.map(({ around }) => wordsAt(tokens, behind, around.letterAs)).find((length) => length);
  const example = tokens[behind + (as ?? 0)];
  const isExample = as && example?.kind === 'word' && example.end - example.start > 1;
  return isExample ? { ...found, length: found.length + as + 1 } : found;
}

function plainLetterAt(text: string, tokens: readonly Token[], { at, dictionaries }: Place): Letter | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const said = text.slice(token.start, token.end);
  const isPure = !dictionaries.some((dictionary) => isWord(token.key, dictionary));
  if (/^\p{L}$/u.test(said)) return { letter: said, length: 1, isPure };
  const both = `${token.key} ${tokens[at + 1]?.key ?? ''}`;
  for (const { around } of dictionaries) {
    const long = around.letterNames.get(both);
    if (long) return { letter: long, length: 2, isPure: true };
    const short = around.letterNames.get(token.key);
    if (short) return { letter: short, length: 1, isPure };
  }
  return null;
}

function isWord(key: string, { phrases, corrections, around }: Dictionary): boolean {
  return phrases.next.get(key)?.meaning != null || corrections.notCorrected.has(key) || around.toLine.has(key);
}
