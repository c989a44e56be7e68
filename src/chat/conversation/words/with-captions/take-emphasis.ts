import { correctionOf } from '../corrections/passage-of.ts';
import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { isKind, readItems } from '../read-items.ts';
import { isRole } from '../settings/group.ts';
import type { Token } from '../text/tokenize.ts';
import { placeOf } from '../topics/patterns.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { numberedText } from './lines-by-captions.ts';
import { isElse, isNamed, isWord, meantWords, mentionedEach } from './meant-words.ts';
import { judgeWords, type Mention, overlaps, type Place, type Spoken, wordsAt } from './mentions.ts';
import { take } from './take-found.ts';
import { takePart } from './take-part.ts';

/** In words. A longer sentence says more than what is to stand out. */
const maxEmphasis = 24;
/** Words that may be anything, beside a word for standing out. */
const maxOthers = 2;

/** Takes "make Anna and Tom stand out", "the word Anna in red": words of the captions that are to stand out. */
export function takeEmphasis(reading: Reading, segments: readonly Segment[]): boolean {
  return takePart(reading, segments, takeEmphasisOf);
}

function takeEmphasisOf(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  const tokens = tokensOf(segments);
  if (!captions || captions.line !== undefined || tokens.length > maxEmphasis) return false;
  // “5 край проходим в цвет”: the words of the line may be words for standing out
  if (numberedText(text, tokens, { captions, dictionaries })) return false;
  const words = judgeWords(text, tokens, reading);
  const all = listedNames(words, captions.words, dictionaries) ?? meantWords(words, captions.words, dictionaries);
  const asked = askedIn(words, all, reading);
  if (!asked || words.some(({ isNot }) => isNot) || isTakenBack(reading, tokens)) return false;
  const isOfAsked = (place: Place) => asked.places.some((one) => overlaps(one, place));
  const mentions = all.filter((place) => !isOfAsked(place)).sort((one, other) => one.from - other.from);
  // "let the crucial words stand out" names no word, although "let" stands in the captions
  const isEveryday = (place: Place) => wordsAt(words, place).every((word) => word.isEveryday || word.isPlain);
  if (saysKeyWords(tokens, dictionaries) && mentions.every(isEveryday)) return false;
  const others = words.filter((word, at) => {
    const place = { from: at, to: at + 1 };
    return !isOfAsked(place) && !mentions.some((one) => overlaps(one, place)) && isElse(word, dictionaries);
  });
  const missing = others.filter(({ isMarked, isQuoted, isKnown }) => isQuoted || (isMarked && !isKnown));
  const unsaid = others.filter((word) => !missing.includes(word));
  if (mentions.length === 0 || unsaid.some(({ isKnown }) => isKnown) || unsaid.length > maxOthers) return false;
  const said = [...mentions.map(({ written }) => written), ...missing.map((word) => word.text)];
  const found = [...new Set(said)].map((one) => ({
    wish: { kind: 'emphasize_words' as const, words: one, on: true },
    places: [{ from: 0, to: words.length }],
  }));
  if (!take(reading, words, found)) return false;
  const at = words[0]?.token.start ?? 0;
  if (asked.color !== null)
    reading.corrections.push({ wish: { kind: 'set', settings: { emphasisColor: asked.color } }, at });
  return true;
}

/** "The important words" */
function saysKeyWords(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return readItems(tokens, dictionaries).some(
    (item) => item.isDescribed && isKind(item, 'switch') && item.meaning.on.emphasis === true,
  );
}

/** "The ferrets' names, Biscuit and Whiskers": the words of the list behind "names"; null = there is none. */
function listedNames(
  words: readonly Spoken[],
  captions: CaptionWords,
  dictionaries: readonly Dictionary[],
): Mention[] | null {
  const name = words.findIndex(({ token }) => dictionaries.some(({ namesOfList }) => namesOfList.has(token.key)));
  const sign = words.findLastIndex(({ token, text }, at) => at > name && (token.kind === 'break' || text === ':'));
  if (name < 0 || sign < 0) return null;
  const listed = mentionedEach(words, captions).filter(({ from }) => from > sign);
  const isList = words.every(
    (word, at) => at <= sign || word.isEdge || listed.some((place) => overlaps(place, { from: at, to: at + 1 })),
  );
  return listed.length > 0 && isList ? listed : null;
}

/** Where words ask that others stand out, or are in a colour; null = they do not. */
function askedIn(
  words: readonly Spoken[],
  mentions: readonly Mention[],
  { dictionaries }: Reading,
): { places: Place[]; color: string | null } | null {
  const keys = words.map(({ token }) => ({ key: token.key, isNumber: token.kind === 'number' }));
  const places = dictionaries
    .flatMap(({ standingOut }) => standingOut)
    .flatMap((pattern) => {
      const place = placeOf(pattern, keys);
      return place ? [{ from: place.from, to: place.to + 1 }] : [];
    });
  const placeOfItem = ({ start, end }: { start: number; end: number }): Place => ({
    from: words.findIndex(({ token }) => token.end > start),
    to: words.findLastIndex(({ token }) => token.start < end) + 1,
  });
  // "the word": in other sentences, all letters
  const ofWord = words.flatMap((word, at) => (isWord(word, dictionaries) ? [{ from: at, to: at + 1 }] : []));
  const isOfPlaces = (place: Place) => [...places, ...ofWord].some((one) => overlaps(one, place));
  // "the word neon in blue" is not about the colour "neon blue"
  const named = mentions.filter((place) => isNamed(words, place, dictionaries));
  const pieces = piecesBetween(words, named).map((place) => wordsAt(words, place).map(({ token }) => token));
  const all = pieces.flatMap((tokens) => readItems(tokens, dictionaries));
  // "the word that is spoken in turquoise"
  if (all.some((item) => isRole(item, 'highlight') && mentions.some((place) => overlaps(place, placeOfItem(item)))))
    return null;
  const items = all.filter((item) => !isOfPlaces(placeOfItem(item)));
  // "the letters red, and the highlight"
  if (items.some((item) => isRole(item) && !isRole(item, 'color'))) return null;
  const colors = items
    .filter(
      (item) => isRole(item, 'color') || (isKind(item, 'color') && isSpelled(words, placeOfItem(item), dictionaries)),
    )
    .filter((item) => !standsApart(words, placeOfItem(item), mentions));
  const ofColors = colors.map(placeOfItem);
  const isOfColor =
    ofWord.length > 0 ||
    ofColors.some((color) => mentions.some((mention) => isBeside(words, { mention, color, dictionaries })));
  if (places.length === 0 && (colors.length === 0 || !isOfColor)) return null;
  const [hex, ...others] = colors.flatMap((item) => (isKind(item, 'color') ? [item.meaning.hex] : []));
  return { places: [...places, ...ofColors], color: others.length === 0 ? (hex ?? null) : null };
}

/** "Vende" is no misspelt "verde" there. */
function isSpelled(words: readonly Spoken[], place: Place, dictionaries: readonly Dictionary[]): boolean {
  return wordsAt(words, place).every(
    ({ token }) => token.kind !== 'word' || dictionaries.some(({ known }) => known.has(token.key)),
  );
}

/** "Sky blue then, and make Anna stand out": a colour before the words, with a sign between, is for something else. */
function standsApart(words: readonly Spoken[], { to }: Place, others: readonly Place[]): boolean {
  const first = Math.min(...others.map(({ from }) => from));
  return wordsAt(words, { from: to, to: Math.max(to, first) }).some(({ token }) => token.kind === 'break');
}

/** What stands before, between and behind some words. */
function piecesBetween(words: readonly Spoken[], without: readonly Place[]): Place[] {
  const starts = [0, ...without.map(({ to }) => to)];
  return starts.map((from, index) => ({ from, to: without[index]?.from ?? words.length }));
}

/** In letters. French "cest" is no name. */
const minOwn = 5;

/** "Put Anna in red", "make Anna red", but not "make it Anna red": words that mean nothing but themselves. */
function isBeside(
  words: readonly Spoken[],
  { mention, color, dictionaries }: { mention: Place; color: Place; dictionaries: readonly Dictionary[] },
): boolean {
  const own = wordsAt(words, mention).filter(
    ({ isPlain, isEveryday, token: { key } }) => !isPlain && !isEveryday && key.length >= minOwn,
  );
  if (own.length === 0 || wordsAt(words, mention).some(({ isKnown }) => isKnown)) return false;
  const between = wordsAt(words, { from: mention.to, to: color.from });
  if (mention.to > color.from || between.length > 1) return false;
  if (between.length === 0) return words[mention.from - 1]?.isTalk !== true;
  return between.every(({ token }) => dictionaries.some(({ around }) => around.toLine.has(token.key)));
}

/** "Stop highlighting Anna" */
function isTakenBack(reading: Reading, tokens: Token[]): boolean {
  const wish = correctionOf(reading, tokens);
  return wish?.kind === 'emphasize_words' && !wish.on;
}
