import { isAnd, politeWordsAtEnd } from '../corrections/spoken-words.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords, SimilarWords } from './caption-words.ts';
import { hasNoEdge, needsEdge } from './edges-of-run.ts';
import { isForm } from './is-form.ts';
import { isPartOfQuote, lettersAt, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';

/** A right word of a list, and what the captions have for it. */
export interface ListedItem {
  wrong: string;
  right: string;
  likeness: number;
}

export interface SearchOfItems {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

interface Search extends SearchOfItems {
  /** Words about mistakes stand before the list. */
  isSure: boolean;
}

/** In words. */
const maxItem = 3;
/** Of all words of a part, the same without words about mistakes, of some of them, of a word of settings, and of a word of any sentence. */
const minLikeness = { whole: 0.55, alone: 0.6, some: 0.65, ofSetting: 0.82, ofAny: 0.6 };
/** In letters. */
const minWord = 3;

/** The words of a part that are written otherwise in the captions, or sound like some of them. */
export function listedItem(text: string, words: readonly Spoken[], part: Place, search: Search): ListedItem | null {
  const content = withoutPlainEdges(words, part);
  // without words about mistakes, a longer part says something else
  if (!search.isSure && !isItemAlone(words, part, search.dictionaries)) return null;
  const least = search.isSure ? 1 : content.to - content.from;
  let best: (ListedItem & { length: number }) | null = null;
  for (let length = Math.min(maxItem, content.to - content.from); length >= Math.max(1, least); length--) {
    for (let from = content.from; from + length <= content.to; from++) {
      const place = { from, to: from + length };
      const isWhole = length === content.to - content.from;
      const item = isPartOfQuote(words, place) ? null : itemAt(text, words, { place, isWhole }, search);
      if (item && item.likeness > (best?.likeness ?? 0)) best = { ...item, length };
    }
  }
  return best;
}

/** "Crochê", "la luce", but not "in Dachau" and "deux f". */
function isItemAlone(words: readonly Spoken[], part: Place, dictionaries: readonly Dictionary[]): boolean {
  const all = wordsAt(words, part);
  const polite = politeWordsAtEnd(
    all.map(({ token }) => token),
    dictionaries,
  );
  const own = all.slice(0, all.length - polite);
  const isArticle = ({ token }: Spoken) =>
    dictionaries.some(({ phrases }) => phrases.next.get(token.key)?.meaning?.kind === 'article');
  const content = own.filter((word) => !word.isPlain);
  return (
    content.length <= maxItem &&
    own.every((word, at) => !word.isPlain || (at === 0 && isArticle(word))) &&
    own.every(({ token }) => token.key.length > 1)
  );
}

function withoutPlainEdges(words: readonly Spoken[], { from, to }: Place): Place {
  let [start, end] = [from, to];
  while (start < end && words[start]?.isPlain) start++;
  while (end > start && words[end - 1]?.isPlain) end--;
  return { from: start, to: end };
}

function itemAt(
  text: string,
  words: readonly Spoken[],
  { place, isWhole }: { place: Place; isWhole: boolean },
  { captions, dictionaries, isSure }: Search,
): ListedItem | null {
  const own = wordsAt(words, place);
  const letters = lettersAt(words, place);
  if (own[0]?.isPlain || own.at(-1)?.isPlain || own.some(({ token }) => token.kind !== 'word')) return null;
  if (letters.length < minWord) return null;
  const right = textAt(text, words, place);
  const written = captions.writtenAs(letters);
  if (written !== null) return isOtherSpelling(written, right) ? { wrong: written, right, likeness: 1 } : null;
  const isSetting = own.every(({ isKnown, isFormat, isQuoted }) => isKnown && !isFormat && !isQuoted);
  // of "holz is lärche", the rare word is meant
  if (!isWhole && (isSetting || own.every(({ isEveryday }) => isEveryday))) return null;
  const ofWhole = isSure ? minLikeness.whole : minLikeness.alone;
  const ofPart = isWhole ? ofWhole : minLikeness.some;
  const near = nearestTo(letters, isSetting ? minLikeness.ofSetting : ofPart, { captions, dictionaries });
  if (!near) return null;
  const isOfSentence =
    /\s/.test(near.written) && !/\s/.test(right) && isForm(letters, lettersOf(near.written), dictionaries[0]?.language);
  return {
    wrong: near.written,
    right: isOfSentence ? near.written.replace(/\s+/g, '') : right,
    likeness: likenessOf(letters, lettersOf(near.written)),
  };
}

/** "capcut" for "cap cut", "crochê" for "croché", "Anna" for "anna". */
function isOtherSpelling(written: string, said: string): boolean {
  return written.toLowerCase() !== said.toLowerCase() || /^\p{Ll}/u.test(written) === /^\p{Lu}/u.test(said);
}

/** Rather a rare word than one of any sentence, which may be right. */
function nearestTo(
  letters: string,
  least: number,
  { captions, dictionaries }: Pick<Search, 'captions' | 'dictionaries'>,
): SimilarWords | null {
  const isOfAny = (written: string) =>
    written.split(/\s+/).every((word) => dictionaries.some(({ language }) => isCommon(word, language)));
  const isRun = (written: string) => hasNoEdge(written, dictionaries) || needsEdge(letters, written);
  const isWhole = (written: string) => !/\s/.test(written) || (isRun(written) && !endsWithAnd(written, dictionaries));
  const rare = captions.nearest(letters, least, (written) => !isOfAny(written) && isWhole(written));
  return rare ?? captions.nearest(letters, Math.max(least, minLikeness.ofAny), isWhole);
}

/** "рилз и": what joins the next word is no part of this one. */
function endsWithAnd(written: string, dictionaries: readonly Dictionary[]): boolean {
  const last = tokenize(written).at(-1);
  return last !== undefined && isAnd(last, dictionaries);
}

/** Each word of the captions once: for the item that is most alike. */
export function withoutTwice(found: readonly (ListedItem | null)[]): (ListedItem | null)[] {
  return found.map((item, at) => {
    const isTaken = (other: ListedItem | null, index: number) =>
      other !== null &&
      item !== null &&
      index !== at &&
      sharesWord(other.wrong, item.wrong) &&
      (other.likeness > item.likeness || (other.likeness === item.likeness && index < at));
    return item && found.some(isTaken) ? null : item;
  });
}

function sharesWord(one: string, other: string): boolean {
  const words = other.split(/\s+/);
  return one.split(/\s+/).some((word) => words.includes(word));
}
