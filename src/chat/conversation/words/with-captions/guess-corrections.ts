import { alignedInLine } from '../in-lines/aligned-in-line.ts';
import { isCommon, numbersIn } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type CaptionWords, likenessOf } from './caption-words.ts';
import { speaksOfMistakes } from './find-singles.ts';
import { mentionAt } from './mention-at.ts';
import { lettersAt, type Mention, mentionsIn, overlaps, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';

/** What a message may want to be written instead of words of the captions. */
interface Guess {
  wrong: string;
  right: string;
  /** 0–2: how alike the two are, and more where the message says both. */
  weight: number;
}

interface Search {
  text: string;
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** In words. A longer message tells a story. */
const maxMessage = 40;
/** In words, of a message about a mistake. */
const maxShort = 8;
/** In words. Who writes so few means one of them. */
const maxBrief = 4;
/** Words of one side. */
const maxWords = 3;
const minLikeness = { ofMistakes: 0.5, both: 0.65, standing: 0.7, alone: 0.65, amongSame: 0.35 };
/** What more is worth: that the message says both, that the word behind a number is the same, that a line has the words around it. */
const worth = { both: 0.5, counted: 0.3, line: 0.4 };
const numbersAlike = 0.5;
const unlikeWeight = 0.55;
/** In letters. */
const minName = 4;
const minRun = 7;
/** In letters, and in words behind the number. */
const minCounted = 4;
const maxCounted = 3;
/** Of those that share words with the message. */
const maxLines = 5;

/**
 * What a message that was not understood may correct, the likeliest first: two of its words that sound alike, of which the captions have
 * one (“he heard weak and it was week”); another number (“15 videos”); a piece of a line in which words differ. It is only asked about.
 */
export function guessCorrections(words: readonly Spoken[], search: Search): Guess[] {
  if (words.length > maxMessage) return [];
  const guesses = [
    ...pairsAlike(words, search),
    ...wordsAlike(words, search),
    ...namesUnlike(words, search),
    ...otherNumbers(words, search),
    ...piecesOfLines(words, search),
  ];
  const best = new Map<string, Guess>();
  for (const guess of guesses) {
    const key = lettersOf(guess.wrong);
    if (guess.weight > (best.get(key)?.weight ?? 0) && guess.wrong !== guess.right) best.set(key, guess);
  }
  return [...best.values()].sort((one, other) => other.weight - one.weight);
}

/** “Ha capito lupa ma era luce” */
function pairsAlike(words: readonly Spoken[], { text, captions, dictionaries }: Search): Guess[] {
  const isOfMistakes = words.length <= maxShort && speaksOfMistakes(words, dictionaries);
  const mentions = mentionsIn(words, captions).flatMap((mention) =>
    mention.to - mention.from === 1 ? [mention] : [mention, ...wordsOf(words, mention, captions)],
  );
  return mentions.flatMap((wrong) =>
    placesIn(words)
      .filter((right) => !overlaps(right, wrong))
      .map((right) => ({ right, likeness: likenessOf(lettersAt(words, right), wrong.letters) }))
      .filter(({ right, likeness }) => likeness >= leastOf(right) && likeness < 1)
      .map(({ right, likeness }) => ({
        wrong: wrong.written,
        right: textAt(text, words, right),
        weight: likeness + worth.both,
      })),
  );

  // “it wrote weak when I meant week”, where both stand in the captions
  function leastOf(right: Place): number {
    if (captions.writtenAs(lettersAt(words, right)) !== null) return minLikeness.standing;
    return isOfMistakes ? minLikeness.ofMistakes : minLikeness.both;
  }
}

/** “TikTok together”, “nope, Shorts”, and “hook, as in fish hook”: words that the captions do not have. */
function wordsAlike(words: readonly Spoken[], { text, captions, dictionaries }: Search): Guess[] {
  const isBrief = words.length <= maxBrief;
  const least = isBrief ? minLikeness.ofMistakes : minLikeness.alone;
  return words.flatMap(({ isFormat, isKnown, isEveryday, isPlain, token }, from) => {
    const letters = lettersOf(token.key);
    const isRare = !isKnown && !isEveryday && !isPlain && token.kind === 'word';
    if ((!isFormat && !isRare) || captions.writtenAs(letters) !== null) return [];
    if (!isFormat && !isBrief && dictionaries.some(({ language }) => isCommon(token.key, language))) return [];
    const near = captions.nearest(letters, least);
    const right = textAt(text, words, { from, to: from + 1 });
    return near ? [{ wrong: near.written, right, weight: near.likeness }] : [];
  });
}

/** “Who is shove on? Siobhan!”: the only name of a message, and the only words of the captions in it, however they sound. */
function namesUnlike(words: readonly Spoken[], { text, captions, dictionaries }: Search): Guess[] {
  const [mention, ...otherMentions] = runsIn(words, captions).filter(({ written }) => !isOfAny(written, dictionaries));
  const names = words.flatMap(({ isKnown, isEveryday, isPlain, token }, from) => {
    const isName = token.kind === 'word' && token.key.length >= minName && !isKnown && !isEveryday && !isPlain;
    const isNew = captions.writtenAs(lettersOf(token.key)) === null && !isOfAny(token.key, dictionaries);
    return isName && isNew ? [{ from, to: from + 1 }] : [];
  });
  const said = new Set(names.map((place) => lettersAt(words, place)));
  const right = names.at(-1);
  if (!mention || otherMentions.length > 0 || !right || said.size > 1 || overlaps(right, mention)) return [];
  return [{ wrong: mention.written, right: textAt(text, words, right), weight: unlikeWeight }];
}

/** Like the mentions, and runs of small words of which a name may have been made: “shove on”. */
function runsIn(words: readonly Spoken[], captions: CaptionWords): Mention[] {
  const mentions = mentionsIn(words, captions);
  if (mentions.length > 0) return mentions;
  const tokens = words.map(({ token }) => token);
  return words.flatMap((_, from) => {
    const length = captions.runAt(tokens, from)?.length ?? 1;
    const run = length > 1 ? mentionAt(words, { from, to: from + length }, captions) : null;
    return run && run.letters.length >= minRun ? [run] : [];
  });
}

/** Whether all of some words are common ones of a language. */
function isOfAny(written: string, dictionaries: readonly Dictionary[]): boolean {
  const words = written.split(/\s+/);
  return words.length === 1 && dictionaries.some(({ language }) => isCommon(written, language));
}

/** Each word of a longer run. */
function wordsOf(words: readonly Spoken[], { from, to }: Place, captions: CaptionWords) {
  return Array.from({ length: to - from }, (_, at) => ({ from: from + at, to: from + at + 1 })).flatMap((place) => {
    const letters = lettersAt(words, place);
    const written = words[place.from]?.isPlain ? null : captions.writtenAs(letters);
    return written === null ? [] : [{ ...place, written, letters }];
  });
}

/** Runs of words that do not begin or end with plain ones. */
function placesIn(words: readonly Spoken[]): Place[] {
  const places: Place[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + maxWords); to++) {
      const place = wordsAt(words, { from, to });
      if (place.some(({ token }) => token.kind === 'break')) break;
      if (!place[0]?.isPlain && !place.at(-1)?.isPlain) places.push({ from, to });
    }
  }
  return places;
}

/** “It was 15 videos”: the message has one number, which the captions do not have. */
function otherNumbers(words: readonly Spoken[], { text, captions, dictionaries }: Search): Guess[] {
  const languages = dictionaries.map(({ language }) => language);
  const said = words.flatMap(({ token }, from) => {
    const value = numberOf(lettersOf(token.key), languages);
    return value === null || value === 1 ? [] : [{ from, value }];
  });
  const [only, ...more] = said;
  if (!only || more.length > 0) return [];
  const spoken = captions.lines.flatMap((line) => numbersIn(line, dictionaries).map((written) => ({ written, line })));
  if (spoken.some(({ written }) => numberOf(lettersOf(written), languages) === only.value)) return [];
  const right = textAt(text, words, { from: only.from, to: only.from + 1 });
  const others = words
    .filter(({ token }, at) => at !== only.from && token.kind === 'word')
    .map(({ token }) => token.key);
  return spoken.flatMap(({ written, line }) => {
    const isCounted = others.some((word) => word.length >= minCounted && behindNumber(line, written).includes(word));
    if (!isCounted && spoken.length > 1) return [];
    return [{ wrong: written, right, weight: numbersAlike + (isCounted ? worth.counted : 0) }];
  });
}

/** The words that a line has behind a number. */
function behindNumber(line: string, number: string): string[] {
  const at = line.indexOf(number);
  const behind =
    at === -1
      ? []
      : line
          .slice(at + number.length)
          .trim()
          .split(/\s+/);
  return behind.slice(0, maxCounted).map((word) => word.toLowerCase());
}

/** “Should read see you next week”: of the lines that share most words with the message. */
function piecesOfLines(words: readonly Spoken[], { text, captions, dictionaries }: Search): Guess[] {
  const said = new Set(words.filter(({ isPlain }) => !isPlain).map(({ token }) => lettersOf(token.key)));
  const sharedBy = (line: string) =>
    new Set(
      line
        .split(/\s+/)
        .map(lettersOf)
        .filter((word) => said.has(word)),
    ).size;
  const lines = captions.lines
    .map((line) => ({ line, shared: sharedBy(line) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, maxLines);
  return lines.flatMap(({ line, shared }) =>
    (alignedInLine(text, line, dictionaries) ?? [])
      .filter(({ right }) => captions.writtenAs(right) === null)
      .filter(
        ({ wrong, right }) =>
          likenessOf(lettersOf(wrong), lettersOf(right)) >= (shared > 2 ? minLikeness.amongSame : minLikeness.both),
      )
      .filter(({ right }) => shared > 1 || !dictionaries.some(({ language }) => isCommon(right, language)))
      .map((change) => ({
        ...change,
        weight: likenessOf(lettersOf(change.wrong), lettersOf(change.right)) + worth.line,
      })),
  );
}
