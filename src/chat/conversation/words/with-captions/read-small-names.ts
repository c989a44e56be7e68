import type { CorrectionWish } from '../../understood-words.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { smallNames } from '../lexicons/letters/small-names.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { replaceWords } from './take-found.ts';

/** In characters. A longer message tells more. */
const maxLength = 200;
/** In words, behind the wish for large letters: “machen, bitte”. */
const maxBehind = 3;
/** In letters, of a name that begins a sentence. */
const minName = 4;

interface Search {
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/**
 * “Leipzig is in small letters, and Antje too. Can you make them big?”: names that the captions have in small letters get a capital, and no letters
 * get another size. null = the message says something else
 */
export function readSmallNames(text: string, search: Search): CorrectionWish[] | null {
  const language = search.dictionaries[0]?.language;
  if (!language || text.length > maxLength) return null;
  const { small, big, captions } = smallNames[language];
  const [said, wished] = [placeOf(small, text), lastPlaceOf(big, text)];
  if (!said || !wished || wished.from < said.to || placeOf(captions, text)) return null;
  const behind = text.slice(wished.to).match(/\p{L}+/gu) ?? [];
  if (behind.length > maxBehind) return null;
  const before = tokenize(text.slice(0, wished.from)).filter(({ start }) => start < said.from || start >= said.to);
  const wishes = before.flatMap((token, at) => withCapital(token, isFirst(before, at), text, search));
  return wishes.length > 0 ? wishes : null;
}

/** A name that the captions have in small letters. */
function withCapital(
  { kind, key, start, end }: Token,
  isAtStart: boolean,
  text: string,
  { captions, dictionaries }: Search,
): CorrectionWish[] {
  const written = kind === 'word' ? captions.words.writtenAs(key) : null;
  const name = text.slice(start, end);
  if (written === null || !/^\p{Lu}/u.test(name) || !/^\p{Ll}[\p{L}'’-]*$/u.test(written)) return [];
  // a sentence begins with a capital, whatever its first word is
  if (isAtStart && (key.length < minName || dictionaries.some(({ known }) => known.has(key)))) return [];
  const isOfAny = dictionaries.some(({ language }) => isCommon(written, language));
  if (isOfAny && captions.words.countOf(written) > 1) return [];
  return [replaceWords(written, `${written.slice(0, 1).toUpperCase()}${written.slice(1)}`)];
}

function isFirst(tokens: readonly Token[], at: number): boolean {
  return at === 0 || tokens[at - 1]?.kind === 'break';
}

interface Place {
  from: number;
  to: number;
}

function placeOf(words: string, text: string): Place | null {
  return placesOf(words, text)[0] ?? null;
}

function lastPlaceOf(words: string, text: string): Place | null {
  return placesOf(words, text).at(-1) ?? null;
}

function placesOf(words: string, text: string): Place[] {
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
}
