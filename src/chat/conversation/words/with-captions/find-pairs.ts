import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { numberPair } from './find-numbers.ts';
import { mentionAt } from './mention-at.ts';
import {
  isPartOfQuote,
  lettersAt,
  type Mention,
  mentionsIn,
  overlaps,
  type Pair,
  type Place,
  type Spoken,
  textAt,
  wordsAt,
} from './mentions.ts';
import { areListed, areSmall, isBehindName, isPartOfOther, isSaidWrong } from './no-pair.ts';
import { areCommon, areOfAnySentence, isSaidToBe } from './of-any-sentence.ts';
import { likenessOf } from './spelling.ts';
import { withSmallWord } from './with-small-word.ts';

/** Less similar words are corrected only where a phrase says so: "change X to Y". */
const minLikeness = 0.55;
/** "cachichi é caxixi": rare words, of which the message says that one is the other. */
const minOfSaid = 0.4;
const minOfQuoted = 0.5;
/** "weak is week", but not "cap cut belongs together": of words that any sentence may have. */
const minOfCommon = 0.7;
/** So much more alike, other words of the captions are meant. */
const muchAlike = 0.15;
/** Words of one side. */
const maxWords = 5;
/** In words; a longer sentence is no correction. */
const maxSentence = 80;
/** Words between two that belong to each other, whatever they are. */
const maxApart = 8;
/** Words between the two where the right ones stand in the captions too: "weak" is week. */
const maxBetween = 4;

interface PairSearch {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/**
 * The pairs of a sentence that has words of the captions and words that sound like them: "zap ear ist Zapier", in any language and
 * order. The most similar ones come first.
 */
export function findPairs(text: string, words: readonly Spoken[], { captions, dictionaries }: PairSearch): Pair[] {
  if (words.length > maxSentence) return [];
  const certain = quotedPair(words, captions) ?? numberPair(words, { captions, dictionaries });
  if (certain) return [certain];
  const mentions = mentionsIn(words, captions)
    .flatMap((mention) => [mention, ...wholeOf(words, mention, captions), ...wordsOfLong(words, mention, captions)])
    .filter((mention) => canBeWrong(words, mention));
  const found = mentions.flatMap((wrong) =>
    placesBeside(words, wrong)
      .filter((right) => canBeRight(text, words, { wrong, right, captions, dictionaries }))
      .map((right) => ({ wrong, right, likeness: likenessApart(words, wrong, right) })),
  );
  const likely = found
    .filter(({ wrong, right, likeness }) => likeness >= leastOf(wrong, right))
    .sort((one, other) => weightOf(other) - weightOf(one));
  const pairs: Pair[] = [];
  for (const { wrong, right } of likely) {
    const taken = pairs.flatMap((pair) => [pair.wrong, pair.right]);
    if (taken.some((place) => overlaps(place, wrong) || overlaps(place, right))) continue;
    if (isOfOther(words, { wrong, right, likeness: likenessApart(words, wrong, right) })) continue;
    pairs.push(withSmallWord(words, withArticles(words, { wrong, right }, captions), captions));
  }
  return pairs;

  function leastOf(wrong: Mention, right: Place): number {
    if (isSaidToBe(words, { wrong, right, dictionaries })) return minOfSaid;
    return wordsAt(words, wrong).every(({ isQuoted }) => isQuoted) ? minOfQuoted : minLikeness;
  }

  /** "The Marinelli brothers": where the captions have "Marinella", the right words are not in the place of "brothers". */
  function isOfOther(words: readonly Spoken[], { wrong, right, likeness }: Pair & { likeness: number }): boolean {
    const isSaid = isDenied(words, wrong) || isSaidToBe(words, { wrong, right, dictionaries });
    // "Otto, it's Otter": names are meant wherever they are named
    if (isNamed(words, wrong)) return false;
    const isInside = (written: string) => !lettersOf(written).includes(wrong.letters);
    return !isSaid && captions.nearest(lettersAt(words, right), likeness + muchAlike, isInside) !== null;
  }
}

/** "au lieu de « salut tout le monde » … « bonjour à tous »": of two quoted parts, one stands in the captions. */
function quotedPair(words: readonly Spoken[], captions: CaptionWords): Pair | null {
  const quoted = placesOf(words, ({ isQuoted }) => isQuoted);
  const [one, other] = quoted;
  if (!one || !other || quoted.length > 2) return null;
  const between = words.slice(one.to, other.from);
  const isOverEnd = between.some(({ token }) => token.kind === 'break' && /[.!?…\n]/.test(token.key));
  if (isOverEnd) return null;
  const mentions = [mentionAt(words, one, captions), mentionAt(words, other, captions)];
  if ((mentions[0] === null) === (mentions[1] === null)) return null;
  const [wrong, right] = mentions[0] ? [mentions[0], other] : [mentions[1], one];
  return wrong ? { wrong, right } : null;
}

/** With the words before both, where these are others and make the two more alike: "la croche" and "l'accroche". */
function withArticles(words: readonly Spoken[], pair: Pair, captions: CaptionWords): Pair {
  const wrong = { from: pair.wrong.from - 1, to: pair.wrong.to };
  const right = { from: pair.right.from - 1, to: pair.right.to };
  const [one, other] = [words[wrong.from], words[right.from]];
  if (!one?.isPlain || !other?.isPlain || one.token.key === other.token.key) return pair;
  if (overlaps(wrong, right) || likenessApart(words, wrong, right) < likenessApart(words, pair.wrong, pair.right))
    return pair;
  const mention = mentionAt(words, wrong, captions);
  return mention ? { wrong: mention, right } : pair;
}

/** Runs of consecutive words. */
function placesOf(words: readonly Spoken[], fits: (word: Spoken) => boolean): Place[] {
  const places: Place[] = [];
  for (const [at, word] of words.entries()) {
    const last = places.at(-1);
    if (!fits(word)) continue;
    if (last?.to === at) last.to = at + 1;
    else places.push({ from: at, to: at + 1 });
  }
  return places;
}

/** With the plain words at its edges: "zappe hier". */
function wholeOf(words: readonly Spoken[], { from, to }: Mention, captions: CaptionWords): Mention[] {
  const wider = [
    { from, to: to + 1 },
    { from: from - 1, to },
  ];
  return wider
    .filter((place) => !isJoin(words[place.from === from ? to : place.from]))
    .flatMap((place) => (words[place.from] && words[place.to - 1] ? (mentionAt(words, place, captions) ?? []) : []));
}

/** "tic toc y es TikTok" */
function isJoin(word: Spoken | undefined): boolean {
  return word === undefined || word.token.key.length < 3;
}

/** Of a longer quotation, only one word may be wrong: "dejen transpirar el texto". */
function wordsOfLong(words: readonly Spoken[], { from, to }: Mention, captions: CaptionWords): Mention[] {
  if (to - from < 3) return [];
  const places = Array.from({ length: to - from }, (_, at) => ({ from: from + at, to: from + at + 1 }));
  return places.flatMap((place) => mentionAt(words, place, captions) ?? []);
}

/** Of equally similar words, the longer ones are meant. */
function weightOf({ wrong, likeness }: { wrong: Mention; likeness: number }): number {
  return likeness + (wrong.to - wrong.from) * 0.1;
}

/** A word of settings, such as "words", is corrected only where a phrase says so. */
function canBeWrong(words: readonly Spoken[], place: Place): boolean {
  return wordsAt(words, place).some(
    ({ isKnown, isPlain, isMarked, isQuoted }) => (!isKnown && !isPlain) || isMarked || isQuoted,
  );
}

function placesBeside(words: readonly Spoken[], wrong: Place): Place[] {
  const longest = Math.min(maxWords, wrong.to - wrong.from + 2);
  const places: Place[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length && to - from <= longest; to++) {
      if (words[to - 1]?.token.kind === 'break') break;
      if (!overlaps({ from, to }, wrong)) places.push({ from, to });
    }
  }
  return places;
}

/** How alike the words are without those that both sides share: "first thing" and "first line" are not. */
function likenessApart(words: readonly Spoken[], wrong: Place, right: Place): number {
  let [start, end] = [0, 0];
  const shorter = Math.min(wrong.to - wrong.from, right.to - right.from);
  const isSame = (one: number, other: number) => words[one]?.token.key === words[other]?.token.key;
  while (start < shorter && isSame(wrong.from + start, right.from + start)) start++;
  while (end < shorter - start && isSame(wrong.to - 1 - end, right.to - 1 - end)) end++;
  if (lettersAt(words, wrong) === lettersAt(words, right)) return 1;
  const inner = ({ from, to }: Place) => lettersAt(words, { from: from + start, to: to - end });
  const [one, other] = [inner(wrong), inner(right)];
  return start + end > 0 && (one === '' || other === '') ? 0 : likenessOf(one, other);
}

/**
 * Not all of it stands in the captions, unless it is written otherwise there ("TikTok", "Tik Tok"), or only plain words stand
 * between the two.
 */
function canBeRight(
  text: string,
  words: readonly Spoken[],
  { wrong, right, captions, dictionaries }: PairSearch & { wrong: Mention; right: Place },
): boolean {
  const [first, last] = [words[right.from], words[right.to - 1]];
  if (!first || !last || first.isPlain || last.isPlain) return false;
  // "mil not 5" in "5 mil not 5 million"
  if (words.slice(right.from + 1, right.to - 1).some(({ isNot, isQuoted }) => isNot && !isQuoted)) return false;
  if (
    isPartOfQuote(words, right) ||
    isPartOfOther(words, { wrong, right }) ||
    areListed(words, { wrong, right, dictionaries }) ||
    isSaidWrong(text, words, { wrong, right })
  )
    return false;
  const isWeak = areCommon(words, right) || (areApart(words, wrong, right) && !isNamed(words, right));
  const isOneDenied = [wrong, right].some((place) => isDenied(words, place));
  const isSaid = isOneDenied && !areApart(words, wrong, right);
  if (!isOneDenied && areOfAnySentence(words, { wrong, right, dictionaries })) return false;
  if (!isSaid && isWeak && likenessApart(words, wrong, right) < minOfCommon) return false;
  const said = textAt(text, words, right);
  const letters = lettersAt(words, right);
  const written = captions.writtenAs(letters);
  if (written === null) return true;
  if (letters === wrong.letters)
    return (
      lettersOf(said) === letters &&
      said !== written &&
      said !== wrong.written &&
      !areSmall(text, words, { wrong, right })
    );
  const between = words.slice(Math.min(wrong.to, right.to), Math.max(wrong.from, right.from));
  const isOfName = isBehindName(words, right, dictionaries);
  const isBetween = ({ isPlain, token }: Spoken) => isPlain && (isOneDenied || isOfName || token.kind !== 'break');
  if (between.length === 0 || between.length > maxBetween || !between.every(isBetween)) return false;
  return isDenied(words, right) ? false : isDenied(words, wrong) || wrong.from < right.from;
}

/** Whether much stands between two places, or the end of a sentence. */
function areApart(words: readonly Spoken[], one: Place, other: Place): boolean {
  const between = words.slice(Math.min(one.to, other.to), Math.max(one.from, other.from));
  return between.length > maxApart || between.some(({ token }) => token.kind === 'break' && /[.!?…\n]/.test(token.key));
}

function isNamed(words: readonly Spoken[], place: Place): boolean {
  return wordsAt(words, place).some(({ isMarked, isQuoted }) => isMarked || isQuoted);
}

/** "not weak", "instead of weak" */
function isDenied(words: readonly Spoken[], { from }: Place): boolean {
  const before = words.slice(Math.max(0, from - maxBetween), from);
  // "if it's not too much: three words"
  return before.slice(before.findLastIndex(({ token }) => token.kind === 'break') + 1).some(({ isNot }) => isNot);
}
