import { isAnd } from '../corrections/spoken-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords, SimilarWords } from './caption-words.ts';
import { hasFewerWords } from './fewer-words.ts';
import { isForm } from './is-form.ts';
import { type Joint, jointIn } from './joint.ts';
import { longerName } from './longer-name.ts';
import { lettersAt, overlaps, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';

/** Words of the captions, and how they are written together. */
export interface Joined {
  wrong: string;
  right: string;
  /** Of the words, and of those that say so. */
  places: Place[];
}

/** In words. */
const maxSentence = 20;
/** In longer sentences the words must stand in the captions. */
const maxSimilar = 9;
const maxWords = 3;
const minLikeness = 0.6;
/** Where the text was not shown. */
const minSure = 0.85;
/** In letters, of words that are looked for where the text was not shown. */
const minRare = 5;

export interface Search {
  captions: CaptionWords;
  /** The text was just shown, so that words may be meant that only sound like some of it. */
  isShown: boolean;
  dictionaries: readonly Dictionary[];
}

/** "sour dough is one word", "Krautfäule schreibt man zusammen", "week-end avec le tiret"; null = the sentence does not say so. */
export function findJoined(text: string, words: readonly Spoken[], search: Search): Joined | null {
  const joint = words.length > maxSentence ? null : jointIn(words, search.dictionaries);
  return joint && findJoinedBy(text, words, joint, search);
}

export function findJoinedBy(text: string, words: readonly Spoken[], joint: Joint, search: Search): Joined | null {
  const { captions, dictionaries, isShown } = search;
  // what stands in the captions comes before what only sounds like it
  if (joint.sign === ' ') return apartIn(words, joint, search);
  const places = placesBeside(words, joint.place).filter(
    (place) =>
      isOfSameClause(words, place, joint.place) &&
      !hasAnd(words, place, dictionaries) &&
      (!joint.isWeak || isRightBefore(words, place, joint)),
  );
  const clause = clauseAround(words, joint.place);
  const isShort = clause.to - clause.from <= maxSimilar;
  const language = dictionaries[0]?.language;
  const mayBeSimilar = (place: Place) =>
    !joint.isWeak &&
    (isShown || place.to === joint.place.from) &&
    (isShown ||
      wordsAt(words, place).every(
        ({ isEveryday, isKnown, token }) => !isEveryday && !isKnown && token.key.length >= minRare,
      ));
  const found =
    places.map((place) => ({ place, ...joinedAt(text, words, { place, captions, joint, language }) })).find(isFound) ??
    (isShort ? places.filter(mayBeSimilar) : [])
      .map((place) => ({ place, ...similarAt(text, words, { place, captions, joint, language }) }))
      .filter(isFound)
      .sort((one, other) => (other.likeness ?? 0) - (one.likeness ?? 0))[0];
  if (!found) return null;
  const longer = longerName(text, words, { ...found, captions });
  if (longer) return { wrong: longer.written, right: longer.said, places: [found.place, longer, joint.place] };
  return { wrong: found.wrong, right: found.right, places: [found.place, joint.place] };
}

/** "Fifteen thousand bolts, and burner's one word": behind a sign, the words are about those beside them. */
function isOfSameClause(words: readonly Spoken[], place: Place, joint: Place): boolean {
  const between = words.slice(Math.min(place.to, joint.to), Math.max(place.from, joint.from));
  const own = clauseAround(words, joint);
  const isJointAlone = words
    .slice(own.from, own.to)
    .every(({ isPlain }, at) => isPlain || overlaps(joint, { from: own.from + at, to: own.from + at + 1 }));
  return (
    isJointAlone || !between.some(({ token }) => token.kind === 'break') || between.every(({ isPlain }) => isPlain)
  );
}

function clauseAround(words: readonly Spoken[], { from, to }: Place): Place {
  let [start, end] = [from, to];
  while (start > 0 && words[start - 1]?.token.kind !== 'break') start--;
  while (end < words.length && words[end]?.token.kind !== 'break') end++;
  return { from: start, to: end };
}

/** "Gummi Stiefel und …", "foto kamera und tür schloss" */
function hasAnd(words: readonly Spoken[], place: Place, dictionaries: readonly Dictionary[]): boolean {
  const own = wordsAt(words, place);
  return own.length > 1 && own.some(({ token, isQuoted }) => !isQuoted && isAnd(token, dictionaries));
}

/** "Cap cut needs to be together": words between. */
const maxBeforeWeak = 3;
/** Words between two that are to be written apart: "between «Öl» and «schon»". */
const maxBetween = 1;

/** In letters. */
const minOfSmall = 8;

/** "Öl schon gehört auseinander": two words that the captions have as one, or as one that sounds like both. */
function apartIn(
  words: readonly Spoken[],
  { place, isStill }: Joint,
  { captions, isShown, dictionaries }: Search,
): Joined | null {
  const language = dictionaries[0]?.language;
  let similar: Joined | undefined;
  for (let from = 0; from + 1 < words.length; from++) {
    for (let to = from + 1; to <= Math.min(from + 1 + maxBetween, words.length - 1); to++) {
      const [one, other] = [words[from] as Spoken, words[to] as Spoken];
      const isOfJoint = overlaps({ from, to: to + 1 }, place);
      const letters = lettersOf(one.token.key + other.token.key);
      // "com certeza": small words make a long one
      const areSmall = one.isPlain && other.isPlain && letters.length < minOfSmall;
      if (isOfJoint || one.token.kind !== 'word' || other.token.kind !== 'word' || areSmall) continue;
      // "l'uvetta"
      const right = `${one.text}${/['’]$/.test(one.text) ? '' : ' '}${other.text}`;
      const places = [{ from, to: to + 1 }, place];
      const written = captions.writtenAs(letters);
      if (written !== null && !/\s/.test(written) && !isStill) return { wrong: written, right, places };
      // "Natur Schutz is still written apart", where it is so: that is what is wrong
      if (written !== null && /^\S+\s\S+$/.test(written) && to === from + 1 && isStill)
        return { wrong: written, right: together(written, '', language), places };
      const isRightBefore = words.slice(to + 1, place.from).every(({ token }) => token.key === ',');
      const isBeside = to === from + 1 && to < place.from && isRightBefore && similar === undefined;
      const mayBeSimilar: boolean = isBeside && !standsAlone(one, captions) && !standsAlone(other, captions);
      const near: SimilarWords | null = mayBeSimilar
        ? captions.nearest(letters, isShown ? minLikeness : minSure, (written) => !isWrittenApart(written))
        : null;
      if (near) similar = { wrong: near.written, right, places };
    }
  }
  return similar ?? null;
}

/** "haber y": a word of the captions is no half of another one. */
function standsAlone({ token, isPlain }: Spoken, captions: CaptionWords): boolean {
  return !isPlain && captions.writtenAs(token.key) !== null;
}

function isFound<Found extends { wrong?: string }>(found: Found): found is Found & { wrong: string; right: string } {
  return found.wrong !== undefined;
}

/** Runs of words of a content, the nearest first, and of these the longest. */
function placesBeside(words: readonly Spoken[], joint: Place): Place[] {
  const lengths = Array.from({ length: maxWords }, (_, index) => maxWords - index);
  const places = lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, words.length - length + 1) }, (_, from) => ({ from, to: from + length })),
  );
  const distanceOf = ({ from, to }: Place) => Math.max(joint.from - to, from - joint.to);
  return places
    .filter(
      (place) =>
        !overlaps(place, joint) &&
        wordsAt(words, place).every(({ token }) => token.kind === 'word') &&
        !wordsAt(words, place).every(({ isPlain }) => isPlain),
    )
    .sort((one, other) => distanceOf(one) - distanceOf(other));
}

interface At {
  place: Place;
  captions: CaptionWords;
  joint: Joint;
  /** Of the chat. */
  language: string | undefined;
}

/** "Foto Kamera zusammen": such a word may mean much else, unless it stands right behind rare words. */
function isRightBefore(words: readonly Spoken[], place: Place, { place: joint }: Joint): boolean {
  const between = words.slice(place.to, joint.from);
  const isRare = wordsAt(words, place).some(({ isEveryday, isKnown }) => !isEveryday && !isKnown);
  return (
    isRare &&
    place.to <= joint.from &&
    between.length <= maxBeforeWeak &&
    between.every(({ isPlain, isKnown, isEveryday }) => isPlain || (isEveryday && !isKnown))
  );
}

/** German compounds have one capital; short forms keep theirs. */
function together(written: string, sign: string, language: string | undefined): string {
  const [first = '', ...others] = written.split(/[\s-]+/);
  const isCompound = language === 'de' && sign === '' && first !== first.toUpperCase();
  return [first, ...others.map((word) => (isCompound ? word.toLowerCase() : word))].join(sign);
}

/** Words that stand in the captions. */
function joinedAt(text: string, words: readonly Spoken[], { place, captions, joint, language }: At) {
  const said = textAt(text, words, place);
  const written = captions.writtenAs(lettersAt(words, place));
  const isWritten = /[\s'’]/.test(written ?? '') || (joint.sign === '-' && said.includes('-'));
  if (written === null || !isWritten || isAddress(text, words, place)) return null;
  const isName = !words[place.from]?.isPlain && !words[place.to - 1]?.isPlain && hasFewerWords(said, written);
  if (!/\s/.test(said) || isName) return written === said ? null : { wrong: written, right: said };
  const other = writtenTogether(text, words, { place, written });
  return { wrong: written, right: other ?? together(written, joint.sign, language) };
}

/** Words that sound like some of the captions that are written apart. */
function similarAt(text: string, words: readonly Spoken[], { place, captions, joint, language }: At) {
  // "burner's one word"
  const said = textAt(text, words, place).replace(language === 'en' ? /['’]s$/ : /$^/, '');
  const letters = lettersOf(said);
  const { written = '', likeness = 0 } = captions.nearest(letters, minLikeness, isWrittenApart) ?? {};

  const isClear = !isAddress(text, words, place) && wordsAt(words, place).every(({ isPlain }) => !isPlain);
  const isApart =
    joint.sign === '-' ? said.includes('-') && !/\s/.test(said) : /\s/.test(written) && !said.includes('-');
  if (written === '' || !isApart || !isClear) return null;
  if (/\s/.test(said)) return { wrong: written, right: said.replace(/\s+/g, joint.sign), likeness };
  const right = joint.sign === '' && isForm(letters, lettersOf(written), language) ? written.replace(/\s+/g, '') : said;
  return { wrong: written, right, likeness };
}

function isWrittenApart(written: string): boolean {
  return /\s/.test(written);
}

/** An address has more signs than those that are heard. */
function isAddress(text: string, words: readonly Spoken[], { to }: Place): boolean {
  return /^\.\p{L}/u.test(text.slice(words[to - 1]?.token.end));
}

/** Such a word stands elsewhere in the sentence: "tick tock is one word, TikTok". */
function writtenTogether(
  text: string,
  words: readonly Spoken[],
  { place, written }: { place: Place; written: string },
): string | null {
  const at = words.findIndex(
    (word, index) =>
      (index < place.from || index >= place.to) &&
      !word.isPlain &&
      likenessOf(lettersOf(word.token.key), lettersOf(written)) >= minLikeness,
  );
  return at === -1 ? null : textAt(text, words, { from: at, to: at + 1 });
}
