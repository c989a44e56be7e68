import { isKind, readItems } from '../read-items.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { Meaning } from '../vocabulary/meaning.ts';

/** Whether all words belong to settings or requests. */
export function isUnderstood(words: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  const { findings, leftovers } = readSettings(readItems(words, dictionaries));
  return findings.length > 0 && leftovers.length === 0;
}

/** Whether the words have no content: "please", "thanks". */
export function isEmptyTalk(words: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return readItems(words, dictionaries).every((item) =>
    isKind(item, 'filler', 'praise', 'article', 'join', 'command', 'break'),
  );
}

const maxStarts = 6;

/** Where a sentence may begin: at its first word, or after "please", "can you", "and". */
export function startsOf(words: readonly Token[], dictionaries: readonly Dictionary[]): number[] {
  const starts = [0];
  for (let at = 0; at < words.length - 1 && starts.length < maxStarts; ) {
    // "por" of "por favor" is one itself
    const lengths = openingsAt(words, at, dictionaries).filter((length) => at + length < words.length);
    if (lengths.length === 0) break;
    starts.push(...lengths.map((length) => at + length));
    at += Math.max(...lengths);
  }
  return starts.slice(0, maxStarts);
}

const maxOpening = 3;

/** The lengths of "please", "can you", "and" at this place, in words. */
function openingsAt(words: readonly Token[], from: number, dictionaries: readonly Dictionary[]): number[] {
  const lengths = Array.from({ length: maxOpening }, (_, index) => index + 1);
  return lengths.filter((length) => {
    const phrase = words.slice(from, from + length);
    const kinds = dictionaries.map(({ phrases }) => phraseMeaning(phrase, phrases)?.kind ?? '');
    return phrase.length === length && kinds.some((kind) => openings.has(kind));
  });
}

const openings = new Set(['filler', 'article', 'join', 'no']);

function phraseMeaning(words: readonly Token[], phrases: Dictionary['phrases']): Meaning | null {
  let node: Dictionary['phrases'] | undefined = phrases;
  for (const { key } of words) node = node?.next.get(key);
  return node?.meaning ?? null;
}

/** "no, …", "and please …" */
export function isLeadIn(words: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return words.every(
    (word) => isPolite(word, dictionaries) || ['join', 'no'].includes(meaningOf(word, dictionaries)?.kind ?? ''),
  );
}

function isPolite(word: Token | undefined, dictionaries: readonly Dictionary[]): boolean {
  const meaning = meaningOf(word, dictionaries);
  return meaning?.kind === 'filler' && meaning.isPolite;
}

const maxPoliteWords = 4;

/** The number of words of the polite phrase at the end: "please", "por favor"; 0 = there is none. */
export function politeWordsAtEnd(words: readonly Token[], dictionaries: readonly Dictionary[]): number {
  for (let count = Math.min(maxPoliteWords, words.length); count > 0; count--) {
    const phrase = words.slice(-count);
    if (dictionaries.some((dictionary) => isPolitePhrase(phrase, dictionary))) return count;
  }
  return 0;
}

function isPolitePhrase(words: readonly Token[], { phrases }: Dictionary): boolean {
  const meaning = phraseMeaning(words, phrases);
  return meaning?.kind === 'filler' && meaning.isPolite;
}

/** Further "and"s are ignored. */
const maxJoins = 6;

/** The places of "and", except at the beginning and the end. */
export function joinsIn(words: readonly Token[], dictionaries: readonly Dictionary[]): number[] {
  const joins = [...words.keys()].filter((index) => {
    const meaning = index > 0 && index < words.length - 1 ? meaningOf(words[index], dictionaries) : null;
    return meaning?.kind === 'join' && meaning.word === 'and';
  });
  return joins.slice(0, maxJoins);
}

export function isAnd(word: Token, dictionaries: readonly Dictionary[]): boolean {
  const meaning = meaningOf(word, dictionaries);
  return meaning?.kind === 'join' && meaning.word === 'and';
}

function meaningOf(word: Token | undefined, dictionaries: readonly Dictionary[]): Meaning | null {
  if (!word) return null;
  return dictionaries.map(({ phrases }) => phrases.next.get(word.key)?.meaning).find(Boolean) ?? null;
}
