import { phraseAt } from '../corrections/said-right.ts';
import { startsOf } from '../corrections/spoken-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isOfMistakes } from './find-singles.ts';
import { type ListedItem, listedItem, type SearchOfItems, withoutTwice } from './listed-item.ts';
import { isAndOnly, lettersAt, mentionsIn, type Place, type Spoken, wordsAt } from './mentions.ts';

interface Listed {
  items: ListedItem[];
  /** Parts of the list for which nothing is found, and what is said beside it. */
  left: Place[];
}

interface Search extends SearchOfItems {
  /** The text was just shown: a list needs no words about mistakes before it. */
  isShown: boolean;
}

/** In words. A longer message tells a story. */
const maxMessage = 45;
const maxParts = 16;
const maxLead = 9;
/** Without words about mistakes before it. */
const minAlone = 2;

/**
 * "Two mistakes: my name (Niamh) and Borough at the end": the right words of a list, one after the other; where the text was just shown, "crochê, bolsa,
 * Niterói", too. null = the message is no such list.
 */
export function findListed(text: string, words: readonly Spoken[], search: Search): Listed | null {
  if (words.length > maxMessage) return null;
  const parts = partsIn(words, search.dictionaries);
  const lead = leadOf(words, parts, search);
  if (!lead || parts.length > maxParts) return null;
  const behind = parts.slice(lead.to);
  if (behind.some((part) => wordsAt(words, part).some(({ isNot, isQuoted }) => isNot && !isQuoted))) return null;
  const beside = behind.filter((part) => isRemark(wordsAt(words, part)));
  const named = behind.filter(
    (part) => !beside.includes(part) && words[part.to]?.token.key !== '(' && !isOfOthers(wordsAt(words, part), search),
  );
  if (named.some((part) => isAboutMention(words, part, search))) return null;
  const found = named.map((part) => listedItem(text, words, part, { ...search, isSure: lead.isSure }));
  const items = withoutTwice(found);
  const unread = named.filter((_, at) => !items[at]);
  const read = items.flatMap((item) => item ?? []);
  // "hock/hook, weak/week" names what is wrong, too
  if (unread.some((part) => read.some(({ wrong }) => lettersOf(wrong) === lettersAt(words, part)))) return null;
  const isEnough = lead.isSure ? read.length * 2 >= named.length : unread.length <= 1 && read.length >= minAlone;
  if (read.length === 0 || !isEnough) return null;
  return { items: read, left: [...unread.map((part) => withDescription(words, parts, part)), ...beside] };
}

/** Between signs and "and"s. */
function partsIn(words: readonly Spoken[], dictionaries: readonly Dictionary[]): Place[] {
  const parts: Place[] = [{ from: 0, to: 0 }];
  for (const [at, word] of words.entries()) {
    const isSign = word.token.kind === 'break' || (!word.isQuoted && isAndOnly(word, dictionaries));
    const last = parts.at(-1);
    if (isSign) parts.push({ from: at + 1, to: at + 1 });
    else if (last) last.to = at + 1;
  }
  return parts.filter(({ from, to }) => to > from);
}

interface Lead {
  /** In parts. */
  to: number;
  /** It says that a list of mistakes follows. */
  isSure: boolean;
}

/** "Two errors", "some words are wrong"; without such words, a list may begin where the text was just shown. null = this is no list. */
function leadOf(words: readonly Spoken[], parts: readonly Place[], search: Search): Lead | null {
  const { dictionaries, captions, isShown } = search;
  const at = parts.findIndex((part) => isOfList(wordsAt(words, part), search));
  if (at === -1 && !isShown) return null;
  const isWrong = (part: Place) => wordsAt(words, part).some((word) => isOfMistakes(word, dictionaries));
  const [first] = parts;
  if (at === -1) return { to: first && isWrong(first) ? 1 : 0, isSure: false };
  const before = words.slice(0, parts[at]?.to);
  const namesWord = mentionsIn(before, captions).some((place) =>
    wordsAt(before, place).some(({ isPlain, isEveryday, isKnown }) => !isPlain && !isEveryday && !isKnown),
  );
  if (before.length > maxLead || namesWord) return null;
  let to = at + 1;
  while (to < parts.length && wordsAt(words, parts[to] as Place).every(({ isPlain }) => isPlain)) to++;
  return { to, isSure: true };
}

/** "Errors", "wrong words" */
function isOfList(words: readonly Spoken[], { dictionaries }: Search): boolean {
  const isAny = (has: (one: Dictionary, key: string) => boolean) =>
    words.some(({ token }) => dictionaries.some((one) => has(one, token.key)));
  const isWrong = words.some((word) => isOfMistakes(word, dictionaries));
  return (
    isAny(({ around }, key) => around.mistakes.has(key)) ||
    (isWrong && isAny(({ corrections }, key) => corrections.aWord.has(key)))
  );
}

/** "Thanks", "sinon nickel": words of requests and of talk, and no names. */
function isRemark(words: readonly Spoken[]): boolean {
  return words.every(
    ({ isPlain, isKnown, isMarked, isQuoted, isFormat }) => isPlain || (isKnown && !isMarked && !isQuoted && !isFormat),
  );
}

/** "The rest is grand" */
function isOfOthers(words: readonly Spoken[], { dictionaries }: Search): boolean {
  const tokens = words.map(({ token }) => token);
  return startsOf(tokens, dictionaries).some((from) => phraseAt(tokens, from, { dictionaries, of: 'others' }) !== null);
}

/** "My name (Niamh)": what stands before the bracket tells what is meant. */
function withDescription(words: readonly Spoken[], parts: readonly Place[], part: Place): Place {
  const before = words[part.from - 1]?.token.key === '(' ? parts[parts.indexOf(part) - 1] : undefined;
  return before ? { from: before.from, to: part.to } : part;
}

/** "Mayr with y" says more of a word, and so does a part that has words of the captions beside others. */
function isAboutMention(words: readonly Spoken[], part: Place, { captions }: Search): boolean {
  const own = wordsAt(words, part);
  const isSame = (written: string, place: Place) =>
    own
      .slice(place.from, place.to)
      .map(({ text }) => text)
      .join(' ') === written;
  const named = mentionsIn(own, captions).filter((place) => isSame(place.written, place));
  return (
    named.length > 0 && own.some(({ isPlain }, at) => !isPlain && !named.some(({ from, to }) => at >= from && at < to))
  );
}
