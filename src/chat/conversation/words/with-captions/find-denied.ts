import { isAnd } from '../corrections/spoken-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { pairsOfList } from './denied-list.ts';
import { mentionAt } from './mention-at.ts';
import {
  isPartOfQuote,
  lettersAt,
  type Mention,
  overlaps,
  type Pair,
  type Place,
  type Spoken,
  textAt,
  wordsAt,
} from './mentions.ts';
import { areNames, isUnheardName } from './names-denied.ts';
import { areOfAnySentence } from './of-any-sentence.ts';
import { areOfOneKind } from './of-one-kind.ts';
import { likenessOf } from './spelling.ts';
import { wholeBefore } from './whole-before.ts';
import { withoutAsWord } from './without-as-word.ts';
import { isContent, isWord, withoutWordsOfBoth } from './words-of-both.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** In words. A longer sentence is a story. */
const maxSentence = 80;
/** Of "not" and "instead of" in one sentence. */
const maxDenials = 6;
/** Small words between "not" and what is wrong: "no es una hola", "au lieu de Tulle". */
const maxBeforeWrong = 3;
/** Words between the right ones and "not", and between the wrong ones and the right ones behind them. */
const maxApart = 4;
/** The right words may be so many more than the wrong ones. */
const maxLonger = 2;
const minLikeness = 0.5;
/** In words: so many that both begin and end with say enough, where few others differ. */
const minShared = 2;
const maxOther = 2;
const ofSame = 0.85;
const sameCounts = 0.02;
/** For each word that stands between the two and may mean something. */
const apartCosts = 0.06;

/**
 * What the captions have behind a "not" or "instead of", and what is said right before it or behind it, in any language: "una ola no una hola",
 * "Condofuri non con do furi", "no es una hola es una ola", "Toul au lieu de Tulle".
 */
export function findDenied(text: string, said: readonly Spoken[], { captions, dictionaries }: Search): Pair[] {
  if (said.length > maxSentence) return [];
  const words = withoutAsWord(said, { captions, dictionaries });
  const denials = words.flatMap(({ isNot, isQuoted }, at) => (isNot && !isQuoted ? [at] : [])).slice(0, maxDenials);
  const pairs: Pair[] = [];
  for (const at of denials) {
    const isTaken = (place: Place) =>
      pairs.some(({ wrong, right }) => overlaps(place, wrong) || overlaps(place, right));
    const listed = pairsOfList(words, at, { captions, dictionaries });
    if (listed.length > 0 && !listed.some(({ wrong, right }) => isTaken(wrong) || isTaken(right))) {
      pairs.push(...listed);
      continue;
    }
    const named = wrongBehind(words, at, { captions, dictionaries });
    if (named.some((wrong) => standsAlready(text, words, wrong))) continue;
    const whole = named.flatMap((wrong) => {
      const right = wholeBefore(words, at, wrong);
      return right && !isTaken(right) && !isTaken(wrong) ? [{ wrong, right }] : [];
    })[0];
    if (whole) {
      pairs.push(whole);
      continue;
    }
    const found = named.flatMap((wrong) =>
      [...rightBefore(words, at, { wrong, dictionaries }), ...rightBehind(words, wrong)]
        .filter(({ place }) => !isTaken(place) && !isTaken(wrong) && isOther(text, words, { wrong, right: place }))
        .filter(({ place, costs }) => costs === 0 || !areOfAnySentence(words, { wrong, right: place, dictionaries }))
        .map(({ place, costs }) => ({ wrong, right: place, costs, likeness: likenessApart(words, wrong, place) })),
    );
    const best = found
      .filter(
        (pair) =>
          pair.likeness >= minLikeness ||
          areNames(words, pair, dictionaries) ||
          isUnheardName(words, pair, dictionaries) ||
          areOfOneKind(words, pair, dictionaries),
      )
      .sort((one, other) => other.likeness - other.costs - one.likeness + one.costs)[0];
    if (best) pairs.push(withoutWordsOfBoth(words, best, captions));
  }
  return pairs;
}

/** "Laganà instead of la gana", where the captions have "Laganà": blanks make no other letters. */
function standsAlready(text: string, words: readonly Spoken[], { from, to, written, letters }: Mention): boolean {
  return words.some((word, at) => {
    const isOther = at < from || at >= to;
    return (
      isOther &&
      word.text === written &&
      lettersOf(word.token.key) === letters &&
      textAt(text, words, { from, to }) !== written
    );
  });
}

/** The words of the captions that begin soon behind a "not": with the small words before them where the captions have these, too, and without. */
function wrongBehind(words: readonly Spoken[], at: number, { captions, dictionaries }: Search): Mention[] {
  const tokens = words.map(({ token }) => token);
  for (let from = at + 1; from <= at + 1 + maxBeforeWrong && from < words.length; from++) {
    const run = captions.runAt(tokens, from);
    if (run && (run.length > 1 || !words[from]?.isPlain))
      return partsOf(words, { from, to: from + run.length }, captions);
    if (!isSmall(words[from], dictionaries) && !isSaidBefore(words, from, at)) break;
  }
  return [];
}

/** "Eau de saule, pas eau de sol", where the captions have "l'eau de sol": a word that the right ones have, too. */
function isSaidBefore(words: readonly Spoken[], from: number, at: number): boolean {
  const { kind, key } = words[from]?.token ?? {};
  return (
    kind === 'word' && words.slice(Math.max(0, at - maxBeforeWrong - 1), at).some(({ token }) => token.key === key)
  );
}

/** "of", "the", "is", but no sign, and no "and". */
function isSmall(word: Spoken | undefined, dictionaries: readonly Dictionary[]): boolean {
  return word?.isPlain === true && word.token.kind === 'word' && !word.isNot && !isAnd(word.token, dictionaries);
}

/** With and without the small words at its edges. */
function partsOf(words: readonly Spoken[], { from, to }: Place, captions: CaptionWords): Mention[] {
  const isInside = (word: Spoken, at: number) => at >= from && at < to && isContent(word);
  const [first, last] = [words.findIndex(isInside), words.findLastIndex(isInside)];
  const edges =
    first === -1
      ? [{ from, to }]
      : [from, first].flatMap((start) => [to, last + 1].map((end) => ({ from: start, to: end })));
  return edges.flatMap((place) => mentionAt(words, place, captions) ?? []);
}

interface Candidate {
  place: Place;
  costs: number;
}

/** Words that end right before the "not", but for small words and the people who are spoken to: "VOLTS man, not bolts". */
function rightBefore(
  words: readonly Spoken[],
  at: number,
  { wrong, dictionaries }: { wrong: Place; dictionaries: readonly Dictionary[] },
): Candidate[] {
  const candidates: Candidate[] = [];
  let costs = 0;
  for (let to = at; to > 0 && at - to <= maxApart; to--) {
    if (isWord(words[to - 1])) candidates.push(...endingAt(words, to, wrong).map((place) => ({ place, costs })));
    const last = words[to - 1];
    if (last && isContent(last) && last.token.kind !== 'break' && !isAddress(last, dictionaries)) costs += apartCosts;
    if (last?.token.kind === 'break' && last.token.key !== ',') break;
  }
  return candidates;
}

function endingAt(words: readonly Spoken[], to: number, wrong: Place): Place[] {
  const places: Place[] = [];
  for (let from = to - 1; from >= 0 && to - from <= wrong.to - wrong.from + maxLonger; from--) {
    if (!isWord(words[from])) break;
    places.push({ from, to });
  }
  return places;
}

/** Words behind the wrong ones and small ones: "not bolts but volts". */
function rightBehind(words: readonly Spoken[], wrong: Place): Candidate[] {
  const candidates: Candidate[] = [];
  // "not bolts volts" hardly says which is which
  let costs = isWord(words[wrong.to]) && isContent(words[wrong.to] as Spoken) ? 2 * apartCosts : 0;
  for (let from = wrong.to; from < words.length && from - wrong.to <= maxApart; from++) {
    const longest = wrong.to - wrong.from + maxLonger;
    for (let to = from + 1; to <= words.length && to - from <= longest && isWord(words[to - 1]); to++)
      candidates.push({ place: { from, to }, costs });
    const word = words[from];
    if (word?.isNot) break;
    if (word && word.token.kind !== 'break' && isContent(word)) costs += apartCosts;
  }
  return candidates;
}

function isAddress({ token }: Spoken, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ around }) => around.address.has(token.key));
}

/** They say something, and are written otherwise. */
function isOther(text: string, words: readonly Spoken[], { wrong, right }: { wrong: Mention; right: Place }): boolean {
  const [first, last] = [words[right.from], words[right.to - 1]];
  if (!first || !last || !wordsAt(words, right).some(isContent) || isPartOfQuote(words, right)) return false;
  // a small word at an edge is one of the right words only where the wrong ones have it, too
  const isShared = (one: Spoken, other: Spoken | undefined) =>
    isContent(one) || one.token.key === other?.token.key || (isElided(one) && other?.isPlain === true);
  if (!isShared(first, words[wrong.from]) || !isShared(last, words[wrong.to - 1])) return false;
  return textAt(text, words, right) !== wrong.written;
}

/** The l' of "l'accroche". */
function isElided({ text }: Spoken): boolean {
  return /['’]$/.test(text);
}

/** How alike they are without the words that both begin or end with. */
function likenessApart(words: readonly Spoken[], wrong: Place, right: Place): number {
  const [one, other] = [wrong, right].map((place) => wordsAt(words, place).map(({ token }) => token.key));
  if (!one || !other) return 0;
  if (lettersAt(words, wrong) === lettersAt(words, right)) return 1;
  let [start, end] = [0, 0];
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one[start] === other[start]) start++;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one, other].map((keys) => keys.slice(start, keys.length - end));
  // "берём живой рыбы" and "берём у живой рыбы", but not only "живой рыбы"
  const isPart = b?.length === 0 && start === 0;
  const isMostlySame = start + end >= minShared && Math.max(a?.length ?? 0, b?.length ?? 0) <= maxOther && !isPart;
  const ofShared = isMostlySame ? ofSame + sameCounts * (start + end) : 0;
  return Math.max(ofShared, likenessOf(lettersOf(a?.join('') ?? ''), lettersOf(b?.join('') ?? '')));
}
