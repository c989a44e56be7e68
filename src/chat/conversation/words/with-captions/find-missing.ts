import { phraseAt } from '../corrections/said-right.ts';
import { politeWordsAtEnd } from '../corrections/spoken-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { clausesIn } from './clauses-in.ts';
import { namesSign } from './find-signs.ts';
import { type Place, type Spoken, textAt, wordsAt } from './mentions.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** A word that a clause says is missing, or asks to put, and the words of the captions beside it. */
interface Missing {
  text: string;
  beside: { written: string; isBehind: boolean };
  /** The clause. */
  place: Place;
  /** It says that the word is missing; else it asks to put it there, as one may ask of other things, too. */
  isMissing: boolean;
}

/** In words. A longer clause says more. */
const maxClause = 16;
const maxLead = 6;
const maxContent = 3;
const maxPut = 2;

/** "Put the in front of brushes", "vor Hund fehlt ein der": each clause by itself; null = none says so. */
export function findMissing(text: string, words: readonly Spoken[], search: Search): Missing | null {
  for (const place of clausesIn(words)) {
    const clause = wordsAt(words, place);
    const read = readClause(clause, search);
    if (read) return { ...read, text: textAt(text, clause, read.content), place };
  }
  return null;
}

type Read = Pick<Missing, 'beside' | 'isMissing'> & { content: Place };

function readClause(all: readonly Spoken[], search: Search): Read | null {
  const tokens = all.map(({ token }) => token);
  const words = withoutEnd(all, search);
  if (words.length > maxClause || namesSign(tokens, search.dictionaries)) return null;
  const where = whereIn(words, search);
  const verb = where && verbIn(words, where, search);
  if (!where || !verb || words.slice(0, verb.from).some(({ isNot, isQuoted }) => isNot && !isQuoted)) return null;
  const { place, written, isBehind } = where;
  const content = contentIn(words, { verb, where: place }, search);
  if (!content || !namesNewWord(words, content, { ...search, isMissing: verb.isMissing })) return null;
  return { beside: { written, isBehind }, isMissing: verb.isMissing, content: content.place };
}

/** Without "please", and without the "rein" of "pack vor heiß sehr rein". */
function withoutEnd(all: readonly Spoken[], { dictionaries }: Search): readonly Spoken[] {
  const tokens = all.map(({ token }) => token);
  const to = all.length - politeWordsAtEnd(tokens, dictionaries);
  const isVerb = (at: number) => phraseAt(tokens, at, { dictionaries, of: 'put' }) === 1;
  const isPart = isVerb(to - 1) && tokens.slice(0, to - 1).some((_, at) => isVerb(at));
  return all.slice(0, isPart ? to - 1 : to);
}

interface Where {
  /** With the "before" and the words of the captions. */
  place: Place;
  written: string;
  isBehind: boolean;
}

/** "In front of brushes": the longest run of words behind it that stands in the captions. */
function whereIn(words: readonly Spoken[], { captions, dictionaries }: Search): Where | null {
  const tokens = words.map(({ token }) => token);
  for (const from of words.keys()) {
    if (words[from]?.isQuoted) continue;
    const [after, before] = (['afterWord', 'beforeWord'] as const).map((of) =>
      phraseAt(tokens, from, { dictionaries, of }),
    );
    const length = Math.max(after ?? 0, before ?? 0);
    if (length === 0) continue;
    for (let start = from + length; start < words.length; start++) {
      const run = captions.runAt(tokens, start);
      const to = start + (run?.length ?? 0);
      if (run)
        return { place: { from, to }, written: run.written, isBehind: (after ?? 0) >= length && before !== length };
      if (!isSmall(words[start], dictionaries)) break;
    }
  }
  return null;
}

type Verb = Place & { isMissing: boolean };

function verbIn(words: readonly Spoken[], { place }: Where, { dictionaries }: Search): Verb | null {
  const tokens = words.map(({ token }) => token);
  for (const of of ['missing', 'put', 'add'] as const) {
    for (const from of words.keys()) {
      if (words[from]?.isQuoted || (from >= place.from && from < place.to)) continue;
      const length = phraseAt(tokens, from, { dictionaries, of });
      if (length !== null) return { from, to: from + length, isMissing: of === 'missing' };
    }
  }
  return null;
}

export interface Content {
  place: Place;
  /** Whether "a" or "the" stands before it, and whether "the word" does. */
  hasArticle: boolean;
  isCalledWord: boolean;
}

/** What stands beside the verb and the place: behind the verb, behind both, or before both. */
function contentIn(words: readonly Spoken[], { verb, where }: { verb: Verb; where: Place }, search: Search) {
  const start = Math.min(verb.from, where.from);
  const end = Math.max(verb.to, where.to);
  const [first, second] = verb.from < where.from ? [verb, where] : [where, verb];
  const between = { from: first.to, to: second.from };
  const behind = withoutLead({ from: end, to: words.length }, words, search);
  const inside = withoutLead(between, words, search);
  const before = lastWord({ from: 0, to: start }, words, search);
  // "vor Hund fehlt der", "put before brushes the"
  if (behind && (second === verb || !inside)) return isLead(words, start, inside) ? behind : null;
  if (behind) return null;
  // "put the in front of brushes"
  if (inside && first === verb) return isLead(words, start) ? inside : null;
  // "there's an a missing before Amorim"
  return verb.isMissing && !inside && before && isLead(words, before.place.from) ? before : null;
}

/** What stands before the words of the clause is said by the way: "there's", "da". */
function isLead(words: readonly Spoken[], end: number, others: Content | null = null): boolean {
  const isByTheWay = ({ isPlain, isKnown, isEveryday, isQuoted }: Spoken) =>
    !isQuoted && (isPlain || isKnown || isEveryday);
  return others === null && end <= maxLead && words.slice(0, end).every(isByTheWay);
}

/** Without "the", "the word" and "noch" before it; of "an a", the second one is meant. */
export function withoutLead(
  place: Place,
  words: readonly Spoken[],
  { dictionaries }: Pick<Search, 'dictionaries'>,
): Content | null {
  let { from } = place;
  let [hasArticle, isCalledWord] = [false, false];
  for (; from < place.to && !words[from]?.isQuoted; from++) {
    const isStill = dictionaries.some(({ around }) => around.still.has(words[from]?.token.key ?? ''));
    const isWord = isCalled(words[from], dictionaries);
    if (!isStill && (!isSmall(words[from], dictionaries) || (from + 1 === place.to && !isWord))) break;
    hasArticle ||= !isStill && !isWord;
    isCalledWord ||= isWord;
  }
  return from < place.to ? { place: { from, to: place.to }, hasArticle, isCalledWord } : null;
}

/** Behind "an", "the" or "the word". */
export function lastWord(
  place: Place,
  words: readonly Spoken[],
  { dictionaries }: Pick<Search, 'dictionaries'>,
): Content | null {
  const from = place.to - 1;
  const before = words[from - 1];
  if (from < place.from || !isSmall(before, dictionaries) || isCalled(words[from], dictionaries)) return null;
  const isCalledWord = isCalled(before, dictionaries);
  return { place: { from, to: place.to }, hasArticle: !isCalledWord, isCalledWord };
}

/** "Put a logo before brushes" and "something is missing" name no word. */
export function namesNewWord(
  words: readonly Spoken[],
  { place, hasArticle, isCalledWord }: Content,
  { dictionaries, isMissing }: Pick<Search, 'dictionaries'> & { isMissing: boolean },
): boolean {
  const said = wordsAt(words, place);
  if (said.length > (isMissing || isCalledWord ? maxContent : maxPut)) return false;
  if (said.every(({ isQuoted }) => isQuoted) || (isCalledWord && said.length === 1)) return true;
  const has = (key: string) =>
    dictionaries.some(({ around }) => key.length > 1 && key.split('-').every((part) => around.unnamed.has(part)));
  if (said.some(({ token, isQuoted }) => isQuoted || token.kind !== 'word' || has(token.key))) return false;
  const isOfLook = said.some(({ isKnown, isPlain, token }) => isKnown && !isPlain && !isColor(token.key, dictionaries));
  return !isOfLook && (isMissing || !hasArticle || said.every(({ isPlain }) => isPlain));
}

function isColor(key: string, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ phrases }) => phrases.next.get(key)?.meaning?.kind === 'color');
}

/** "the", "word" */
function isSmall(word: Spoken | undefined, dictionaries: readonly Dictionary[]): boolean {
  const key = word?.token.key ?? '';
  const isArticle = dictionaries.some(
    ({ phrases, around }) => phrases.next.get(key)?.meaning?.kind === 'article' || around.indefinite.has(key),
  );
  return word?.isQuoted !== true && (isArticle || isCalled(word, dictionaries));
}

function isCalled(word: Spoken | undefined, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ corrections }) => corrections.aWord.has(word?.token.key ?? ''));
}
