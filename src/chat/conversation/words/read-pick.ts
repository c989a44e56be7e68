import type { Language } from '../../../texts/languages.ts';
import { dictionaryOf, lexiconOf, withEnglish } from './dictionary-of.ts';
import { isDoing, isInsisting, isOfApproval, wordsOf } from './go-ahead.ts';
import { fold, foldSpelledOut } from './text/fold.ts';

/** In words: “ok, the second one please”, “aye, go on, turn them on then”. */
const maxWords = 8;

/**
 * Which of the offered answers a text picks, counted from 0, or that it says yes; null = neither.
 * @param mayOrder a yes may also be an order to do it: “turn them on”
 */
export function readPick(
  text: string,
  labels: readonly string[],
  { language, mayOrder }: { language: Language; mayOrder: boolean },
): number | 'yes' | null {
  const said = plain(text);
  const named = labels.findIndex((label) => said !== '' && plain(label) === said);
  if (named >= 0) return named;
  const words = wordsOf(text.slice(0, maxLength));
  if (words.length === 0 || words.length > maxWords) return null;
  const place = placeIn(words, language);
  if (place !== null) return place <= labels.length ? place - 1 : null;
  if (isYes(words, labels, language)) return 'yes';
  return mayOrder && isOrderToDo(words, language) ? 'yes' : null;
}

/** In characters. */
const maxLength = 80;

/** Without emojis, signs and accents. */
function plain(text: string): string {
  return wordsOf(text).map(fold).join(' ');
}

/** “The second one”, “2”, “number 3 please”: one place, and words that say nothing beside it. */
function placeIn(words: readonly string[], language: Language): number | null {
  const read = words.map((word) => ({ word, place: placeOf(word, language) }));
  const places = new Set(read.flatMap(({ place }) => place ?? []));
  // “the second one”
  if (places.size > 1) places.delete(1);
  const isOnly = read.every(({ word, place }) => place !== null || isOfApproval(word, language));
  const [place = null] = places;
  return isOnly && places.size === 1 ? place : null;
}

function placeOf(word: string, language: Language): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const known = withEnglish(language).map((one) => dictionaryOf(one).corrections.ordinals);
  const forms = [fold(word), foldSpelledOut(word)];
  return known.flatMap((ordinals) => forms.flatMap((form) => ordinals.get(form) ?? [])).at(0) ?? null;
}

/** “Turn them on”, “yes, do that”: nothing but a yes and words by which people have it done. */
function isOrderToDo(words: readonly string[], language: Language): boolean {
  return (
    words.some((word) => isDoing(word, language)) &&
    words.every((word) => isDoing(word, language) || isOfYes(word, language) || isOfApproval(word, language))
  );
}

function isOfYes(word: string, language: Language): boolean {
  return withEnglish(language).some((one) => lexiconOf(one).agreed.test(word.toLowerCase()));
}

/** “Yes please”, “yes yes, that one, the title”: what the first answer is called may be said, too. */
function isYes(words: readonly string[], [first = '']: readonly string[], language: Language): boolean {
  const [begin = ''] = words;
  const named = new Set(wordsOf(first).map(fold));
  const { beforeNoun } = dictionaryOf(language).sentences;
  const isBeside = (word: string) =>
    isOfApproval(word, language) || isInsisting(word, language) || named.has(fold(word)) || beforeNoun.has(fold(word));
  return isOfYes(begin, language) && words.every(isBeside);
}
