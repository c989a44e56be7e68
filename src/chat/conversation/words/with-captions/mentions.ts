import { wordRanks } from '../../../../engine/captions/emphasis/word-ranks.ts';
import { isAnd } from '../corrections/spoken-words.ts';
import { lettersOf } from '../text/letters.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { CompiledCorrections } from '../vocabulary/compile-corrections.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { concepts } from '../vocabulary/concepts.ts';
import type { Meaning } from '../vocabulary/meaning.ts';
import { isNumberOfLine, placesOfLetters } from './beside-words.ts';
import type { CaptionWords } from './caption-words.ts';
import { endOf, joinHyphenated, startOf } from './join-hyphenated.ts';
import { likenessOf } from './spelling.ts';
import { isTitleOfName } from './title-of-name.ts';

/** A word of the message, or the sign between two, as it is judged for corrections. */
export interface Spoken {
  token: Token;
  /** As it would stand in the captions. */
  text: string;
  /** "the", "please", "not": no part of a correction by itself. */
  isPlain: boolean;
  /** Such a word that is also frequent: it does not begin or end what is corrected. */
  isEdge: boolean;
  /** People use it around corrections: "it", "spelled", "line". */
  isTalk: boolean;
  /** "not", "instead of" */
  isNot: boolean;
  /** A word of settings or requests. */
  isKnown: boolean;
  /** "Reels", "TikTok": a name, although it also means a format. */
  isFormat: boolean;
  /** One of the most frequent words of its language. */
  isEveryday: boolean;
  /** Written with a capital or a digit inside the sentence, or with a capital inside the word. */
  isMarked: boolean;
  isQuoted: boolean;
}

/** Consecutive words of the message: `from` inclusive, `to` exclusive. */
export interface Place {
  from: number;
  to: number;
}

/** Words of the message that stand in the captions. */
export interface Mention extends Place {
  /** As the captions write them. */
  written: string;
  letters: string;
}

/** Words of the captions, and what the same sentence says instead. */
export interface Pair {
  wrong: Mention;
  right: Place;
  /** What is right, where it is written otherwise than in the message. */
  text?: string;
}

/** Kinds of words that are no part of a correction by themselves. */
export const plainKinds: ReadonlySet<string> = new Set([
  'filler',
  'article',
  'join',
  'command',
  'no',
  'yes',
  'foreign',
  'degree',
  'praise',
]);
/** Ranks by frequency. */
const maxEverydayRank = 700;

interface Reader {
  dictionaries: readonly Dictionary[];
  /** Whether this index in the text is within quotes. */
  isQuoted: (at: number) => boolean;
}

export function judgeWords(text: string, tokens: readonly Token[], { dictionaries, isQuoted }: Reader): Spoken[] {
  const words = joinHyphenated(text, tokens).filter(({ token }) => token.kind !== 'quiet');
  const ofSpelling = placesOfLetters(
    words.map(({ token }) => token),
    dictionaries,
  );
  return words.map(({ token, said }, index) => {
    const isEveryday = dictionaries.some(
      ({ language }) => (wordRanks(language)?.get(token.key) ?? Infinity) <= maxEverydayRank,
    );
    const meanings: Meaning[] = dictionaries.flatMap(({ phrases }) => phrases.next.get(token.key)?.meaning ?? []);
    const kinds = meanings.map(({ kind }) => kind);
    const isInside = index > 0 && !/^[.!?…\n]/.test(words[index - 1]?.token.key ?? '');
    const isWord = token.kind === 'word' || token.kind === 'number';
    const isTitle = isTitleOfName(said, words[index + 1]?.said);
    const isCommon = !isTitle && dictionaries.some(({ corrections }) => isTalk(token.key, corrections));
    const isInQuotes = isQuoted(token.start);
    const isBeside = ofSpelling.has(index) || isNumberOfLine(words[index - 1]?.token, token, dictionaries);
    const isPlain =
      !isInQuotes && !isTitle && (!isWord || isCommon || isBeside || kinds.some((kind) => plainKinds.has(kind)));
    return {
      token,
      text: said,
      isPlain,
      isTalk: isCommon || isBeside,
      isEdge: isPlain && (!isWord || isEveryday || isCommon),
      isNot: kinds.includes('no') || dictionaries.some(({ corrections }) => corrections.insteadOf.has(token.key)),
      isKnown: kinds.length > 0,
      isFormat: meanings.includes(concepts.vertical),
      isEveryday,
      isMarked: isWord && !isBeside && (isInside ? /^[\p{Lu}\p{N}]/u : /\p{Ll}-?\p{Lu}/u).test(said),
      isQuoted: isInQuotes,
    };
  });
}

/** A word of those that people use around corrections: "it", "spelled", "line". */
function isTalk(key: string, { notCorrected, mistaken, aWord, line }: CompiledCorrections): boolean {
  const isLine = line.some((words) => words.length === 1 && words[0] === key);
  return isLine || notCorrected.has(key) || mistaken.has(key) || aWord.has(key);
}

/** The words that stand in the captions, as long as possible, without plain words at their edges. */
export function mentionsIn(words: readonly Spoken[], captions: CaptionWords): Mention[] {
  const tokens = words.map(({ token }) => token);
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const run = captions.runAt(tokens, at);
    const place = run && withoutPlainEdges(words, { from: at, to: at + run.length });
    const written = place && captions.writtenAs(lettersAt(words, place));
    if (place && written !== null) mentions.push({ ...place, written, letters: lettersAt(words, place) });
    at += run?.length ?? 1;
  }
  return mentions;
}

/**
 * Words of a part of the message that stand in the captions: the first that mean nothing else, or else the first; null = there are
 * none.
 */
export function mentionedIn(
  text: string,
  captions: CaptionWords,
  dictionaries: readonly Dictionary[],
  isLast = false,
): string | null {
  const words = judgeWords(text, tokenize(text), { dictionaries, isQuoted: () => false });
  const mentions = isLast ? mentionsIn(words, captions).reverse() : mentionsIn(words, captions);
  const found = mentions.find((place) => wordsAt(words, place).some(({ isKnown }) => !isKnown)) ?? mentions[0];
  return found?.written ?? null;
}

const minLikeness = 0.55;
const maxLikeWords = 4;

/**
 * Of some words, those that sound like others, without the words around them, and whether these are more than plain words; null = none
 * do, or all of them.
 */
export function wordsLike(
  text: string,
  wrong: string,
  dictionaries: readonly Dictionary[],
): { text: string; leavesOut: boolean } | null {
  const words = judgeWords(text, tokenize(text), { dictionaries, isQuoted: () => false });
  const wanted = lettersOf(wrong);
  const ofAll = likenessOf(lettersAt(words, { from: 0, to: words.length }), wanted);
  let best: { likeness: number; place: Place } | null = null;
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + maxLikeWords); to++) {
      const place = { from, to };
      if (words[from]?.isPlain || words[to - 1]?.isPlain) continue;
      const likeness = likenessOf(lettersAt(words, place), wanted);
      if (likeness >= minLikeness && likeness > (best?.likeness ?? 0)) best = { likeness, place };
    }
  }
  // "l'accroche" for "la croche"
  if (!best || best.likeness < ofAll) return null;
  const { place } = best;
  const leavesOut = words.some(({ isPlain }, at) => !isPlain && (at < place.from || at >= place.to));
  return { text: textAt(text, words, place), leavesOut };
}

/** null = there are only plain words. */
function withoutPlainEdges(words: readonly Spoken[], { from, to }: Place): Place | null {
  if (words.slice(from, to).every(({ isPlain }) => isPlain)) return null;
  while (from < to && words[from]?.isEdge) from++;
  while (to > from && words[to - 1]?.isEdge) to--;
  return from < to ? { from, to } : null;
}

export function wordsAt(words: readonly Spoken[], { from, to }: Place): readonly Spoken[] {
  return words.slice(from, to);
}

export function lettersAt(words: readonly Spoken[], place: Place): string {
  return wordsAt(words, place)
    .map(({ token }) => lettersOf(token.key))
    .join('');
}

/** The words as they would stand in the captions. */
export function textAt(text: string, words: readonly Spoken[], place: Place): string {
  const [first, last] = [words[place.from], words[place.to - 1]];
  if (!first || !last) return '';
  const isAlone = place.to - place.from === 1;
  if (isAlone && first.token.kind !== 'number') return first.text;
  const [start, end] = [startOf(text, first.token), endOf(text, last.token)];
  const isSame = start === first.token.start && end === last.token.end;
  return isAlone && isSame ? first.text : text.slice(start, end);
}

export function overlaps(one: Place, other: Place): boolean {
  return one.from < other.to && other.from < one.to;
}

/** "favor" of "por favor": what is quoted is meant as a whole. */
export function isPartOfQuote(words: readonly Spoken[], { from, to }: Place): boolean {
  const isInside = (one: number, other: number) => words[one]?.isQuoted === true && words[other]?.isQuoted === true;
  return isInside(from - 1, from) || isInside(to - 1, to);
}

/** Italian "è" and Portuguese "é" say "is", not "and". */
export function isAndOnly(word: Spoken | undefined, dictionaries: readonly Dictionary[]): boolean {
  return word !== undefined && isAnd(word.token, dictionaries) && !/\p{M}/u.test(word.text.normalize('NFD'));
}
