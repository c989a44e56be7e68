import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { wordsAt as lengthAt } from '../corrections/match-form.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { isAnd } from '../corrections/spoken-words.ts';
import { thinkingWords } from '../lexicons/said/thinking-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { takenOutAt } from '../vocabulary/taken-out-phrases.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import type { CaptionsInHand, CaptionWords } from './caption-words.ts';
import { lettersAt, type Mention, mentionsIn, overlaps, type Place, type Spoken, wordsAt } from './mentions.ts';
import { partsAt } from './parts-at-and.ts';

export interface Removed {
  wrong: string;
  right: string;
  place: Place;
  /** The lines that are meant, from 1 on; absent = all. */
  lines?: number[];
}

interface Search {
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** In letters. */
const maxSmall = 2;
/** In words; a longer sentence is about more. */
const maxSentence = 30;

/** See `wordsToRemove`. A word of one or two letters stands everywhere, so that it is not removed in all places. */
export function findRemoved(words: readonly Spoken[], search: Search): Removed | null {
  const found = wordsToRemove(words, search);
  const isEverywhere =
    found?.right === '' && !found.lines && lettersOf(found.wrong).length <= maxSmall && !fillers.has(found.wrong);
  return isEverywhere && search.captions.line === undefined && search.captions.words.countOf(found.wrong) > 1
    ? null
    : found;
}

/** Words of the captions that a sentence is to remove: quoted ones, those it calls words, and any after the text was shown. */
function wordsToRemove(words: readonly Spoken[], { captions, dictionaries }: Search): Removed | null {
  if (words.length > maxSentence) return null;
  const tokens = words.map(({ token }) => token);
  // "lass" of "lass das so" asks for nothing alone
  const isAround = (at: number) => takenOutAt(tokens.slice(at, at + 1), 0, { dictionaries, of: 'around' }) > 0;
  const asks = dictionaries.some(({ corrections }) =>
    tokens.some((_, at) => (lengthAt(tokens, at, corrections.removeLine) ?? 0) > (isAround(at) ? 1 : 0)),
  );
  if ((!asks && !saysWithout(words, dictionaries)) || isDenied(words, dictionaries)) return null;
  const isCalledWord = tokens.some(({ key }) => dictionaries.some(({ corrections }) => corrections.aWord.has(key)));
  const quoted = quotedIn(words, captions.words, dictionaries);
  if (quoted) return quoted;
  const edge = edgeOfLine(words, { captions, dictionaries });
  if (edge) return edge;
  const filler = fillerIn(words, captions.words, dictionaries) ?? behindVerb(words, { captions, dictionaries });
  if (filler) return filler;
  const mentions = mentionsIn(words, captions.words).filter(
    (mention) =>
      !isNameOfLine(words, mention, dictionaries) &&
      (isCalled(mention) || isMeant(words, mention, isCalledWord || captions.isShown)),
  );
  const [only] = mentions;
  return only && mentions.length === 1 ? { wrong: only.written, right: '', place: only } : null;

  /** "the word enormous", whatever else it means */
  function isCalled({ from }: Mention): boolean {
    return dictionaries.some(({ corrections }) => corrections.aWord.has(words[from - 1]?.token.key ?? ''));
  }
}

/** "Don't remove «hello»", "ne l'enlève pas": a "not" right before the verb, or behind it. */
function isDenied(words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  const tokens = words.map(({ token }) => token);
  return words.some((_, at) => {
    const length = Math.max(
      0,
      ...dictionaries.map(({ corrections }) => lengthAt(tokens, at, corrections.removeLine) ?? 0),
    );
    const isNot = (word: Spoken | undefined) => word?.isNot === true && !word.isQuoted;
    return length > 0 && (isNot(words[at - 1]) || words[at + length]?.token.key === 'pas');
  });
}

/** "Only acid, without the word «stands»" */
export function saysWithout(words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  const isWord = (at: number) =>
    dictionaries.some(({ corrections }) => corrections.aWord.has(words[at]?.token.key ?? ''));
  return words.some(
    ({ token }, at) =>
      dictionaries.some(({ around }) => around.without.has(token.key)) && (isWord(at + 1) || isWord(at + 2)),
  );
}

/** "take out so at the start": the first words of the first line that begins with them, or the last ones of the last. */
function edgeOfLine(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): Removed | null {
  const tokens = words.map(({ token }) => token);
  const { lines } = captions.words;
  for (const of of ['atStart', 'atEnd'] as const) {
    const edge = tokens.findIndex((_, at) => phraseAt(tokens, at, { dictionaries, of }) !== null);
    const edgeEnd = edge + (edge === -1 ? 0 : (phraseAt(tokens, edge, { dictionaries, of }) ?? 0));
    for (let length = edge === -1 ? 0 : maxEdge; length > 0; length--) {
      for (let from = 0; from + length <= words.length; from++) {
        const place = { from, to: from + length };
        if (
          overlaps(place, { from: edge, to: edgeEnd }) ||
          isOfVerb(from) ||
          !isAsked(place, { from: edge, to: edgeEnd })
        )
          continue;
        const wanted = lettersAt(words, place);
        const wordsOf = (line: string) =>
          of === 'atStart' ? line.trim().split(/\s+/).slice(0, length) : line.trim().split(/\s+/).slice(-length);
        const isAtEdge = (line: string) => wanted !== '' && lettersOf(wordsOf(line).join('')) === wanted;
        const line = of === 'atStart' ? lines.findIndex(isAtEdge) : lines.findLastIndex(isAtEdge);
        const written = splitAffixes(wordsOf(lines[line] ?? '').join(' ')).core;
        if (line !== -1) return { wrong: written, right: '', place, lines: [line + 1] };
      }
    }
  }
  return null;

  /** "Take out a very, and at the end it's «fine»": what is to be removed there stands in one clause with the verb. */
  function isAsked(one: Place, other: Place): boolean {
    let [start, end] = [Math.min(one.from, other.from), Math.max(one.to, other.to)];
    const isPart = (at: number) => words[at]?.token.kind === 'break' || partsAt(words, at, dictionaries);
    while (start > 0 && !isPart(start - 1)) start--;
    while (end < words.length && !isPart(end)) end++;
    const inside = Array.from({ length: end - start }, (_, index) => start + index);
    const isOfPlaces = (at: number) => [one, other].some(({ from, to }) => at >= from && at < to);
    return inside.some(isOfVerb) && !inside.some((at) => !isOfPlaces(at) && isPart(at));
  }

  function isOfVerb(at: number): boolean {
    return dictionaries.some(({ corrections }) => lengthAt(tokens, at, corrections.removeLine) !== null);
  }
}

/** In words. */
const maxEdge = 4;

/** In words: "quita el eh ese que digo". */
const maxFiller = 10;

/** "drop the uh": a short word of talk that the captions have, behind the verb and perhaps an article. */
function fillerIn(
  words: readonly Spoken[],
  captions: CaptionWords,
  dictionaries: readonly Dictionary[],
): Removed | null {
  if (words.length > maxFiller) return null;
  const tokens = words.map(({ token }) => token);
  const verb = dictionaries
    .map(({ corrections }) => lengthAt(tokens, 0, corrections.removeLine))
    .find((length) => length);
  if (!verb) return null;
  const key = tokens[verb]?.key ?? '';
  const isArticle = dictionaries.some(({ phrases }) => phrases.next.get(key)?.meaning?.kind === 'article');
  const from = isArticle && words[verb + 1] ? verb + 1 : verb;
  const word = words[from];
  if (!word || !fillers.has(word.token.key)) return null;
  const written = captions.writtenAs(lettersOf(word.token.key));
  return written === null ? null : { wrong: written, right: '', place: { from, to: from + 1 } };
}

/** "In line 3 drop dear, like the wine": of a line that is named, the words behind the verb, whatever they mean elsewhere. */
function behindVerb(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): Removed | null {
  if (captions.line === undefined) return null;
  const tokens = words.map(({ token }) => token);
  const verbs = dictionaries.flatMap(({ corrections }) =>
    tokens.flatMap((_, at) => {
      const length = lengthAt(tokens, at, corrections.removeLine);
      return length ? [at + length] : [];
    }),
  );
  const [from, ...others] = [...new Set(verbs)];
  if (from === undefined || others.length > 0) return null;
  for (let to = Math.min(words.length, from + maxBehind); to > from; to--) {
    const place = { from, to };
    const inside = wordsAt(words, place).filter(({ token }) => token.kind === 'word');
    const written = captions.words.writtenAs(inside.map(({ token }) => token.key).join(''));
    const isArticle = inside.length === 1 && (inside[0]?.token.key.length ?? 0) < minBehind;
    if (written !== null && inside.length > 0 && !isArticle) return { wrong: written, right: '', place };
  }
  return null;
}

/** In words, with signs between them. */
const maxBehind = 8;
/** In letters, of a word alone. */
const minBehind = 3;

const fillers = wordsOfAll((language) => thinkingWords[language]);

/** The only words in quotes, where the captions have them: of "cut «every day»", not "cut" too, although it stands before them there. */
function quotedIn(
  words: readonly Spoken[],
  captions: CaptionWords,
  dictionaries: readonly Dictionary[],
): Removed | null {
  const from = words.findIndex(({ isQuoted }) => isQuoted);
  const to = words.findLastIndex(({ isQuoted }) => isQuoted) + 1;
  if (from === -1 || !words.slice(from, to).every(({ isQuoted }) => isQuoted) || isBehindAnd(from)) return null;
  const written = captions.writtenAs(lettersAt(words, { from, to }));
  return written === null ? null : { wrong: written, right: '', place: { from, to } };

  /** "Take that out and put «X» there" */
  function isBehindAnd(at: number): boolean {
    return words.slice(1, at).some(({ token }) => isAnd(token, dictionaries));
  }
}

/** "The first" of "the first line", although the captions have that word, too. */
export function isNameOfLine(
  words: readonly Spoken[],
  { from, to }: Place,
  dictionaries: readonly Dictionary[],
): boolean {
  const [name, next] = [words[from]?.token.key ?? '', words[to]?.token.key ?? ''];
  return (
    to - from === 1 &&
    dictionaries.some(
      ({ corrections: { ordinals, last, line } }) =>
        (ordinals.has(name) || last.has(name)) && line.some((phrase) => phrase.length === 1 && phrase[0] === next),
    )
  );
}

function isMeant(words: readonly Spoken[], mention: Mention, isAboutWords: boolean): boolean {
  const inside = wordsAt(words, mention);
  const isNamed = isAboutWords && inside.some(({ isKnown }) => !isKnown);
  return inside.some(({ isQuoted }) => isQuoted) || (isNamed && !isBesideAnother(words, mention));
}

/** "tips away, tricks instead": another word is to take its place. */
function isBesideAnother(words: readonly Spoken[], { from, to }: Mention): boolean {
  return words.some(
    ({ isPlain, isKnown, isTalk, token }, at) =>
      (at < from || at >= to) && token.kind === 'word' && !isPlain && !isKnown && !isTalk,
  );
}
