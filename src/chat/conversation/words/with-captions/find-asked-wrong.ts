import { isCommon } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { lettersAt, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';

/** Words of the captions that a question wonders about, and what is said right behind it. */
interface AskedWrong {
  wrong: string;
  right: string;
  place: Place;
}

interface Search {
  captions: CaptionWords;
  /** The text was just shown. */
  isShown: boolean;
  dictionaries: readonly Dictionary[];
}

/** In words. A longer message says more. */
const maxMessage = 16;
const maxOutcry = 24;
const maxQuestion = 6;
const maxRight = 3;
/** In letters. */
const minWord = 3;
/** Of the words of the question and those behind it; without it, nothing else may stand behind the question. */
const minLikeness = 0.4;
/** Of the words of an outcry and those at the end. */
const minAlikeOfOutcry = 0.5;
const minAlikeOfStanding = 0.6;

/** "frows?? froze mate", "zape? kkkk whatsapp": null = the message wonders about no words of the captions, or says more. */
export function findAskedWrong(text: string, words: readonly Spoken[], search: Search): AskedWrong | null {
  return findOutcry(text, words, search) ?? findAsked(text, words, search);
}

/** "Tern??? it's a wheel. Turn": an outcry about words of the captions, whatever reason follows, and the right words alone at the end. */
function findOutcry(text: string, words: readonly Spoken[], { captions }: Search): AskedWrong | null {
  const end = words.findIndex(({ token }) => token.kind === 'break');
  const last = words.findLastIndex(({ token }) => /^[.!?…\n]$/u.test(token.key));
  const [wrong, right] = [
    { from: 0, to: end },
    { from: last + 1, to: words.length },
  ];
  if (words.length > maxOutcry || end < 1 || last <= end || !/^[!?]$/.test(words[end]?.token.key ?? '')) return null;
  if (wrong.to > maxRight || right.from === right.to || right.to - right.from > maxRight) return null;
  if (wordsAt(words, right).some(({ token }) => token.kind !== 'word')) return null;
  const [one, other] = [lettersAt(words, wrong), lettersAt(words, right)];
  const written = captions.writtenAs(one);
  // the captions may have the right words elsewhere
  const least = captions.writtenAs(other) === null ? minAlikeOfOutcry : minAlikeOfStanding;
  const likeness = likenessOf(one, other);
  if (written === null || one === other || other.length < minWord || likeness < least) return null;
  return { wrong: written, right: textAt(text, words, right), place: { from: 0, to: words.length } };
}

function findAsked(text: string, words: readonly Spoken[], search: Search): AskedWrong | null {
  const end = words.findIndex(({ token }) => token.key === '?');
  if (words.length > maxMessage || end < 1 || end > maxQuestion) return null;
  if (words.slice(0, end).some(({ token }) => token.kind === 'break')) return null;
  const wrong = askedAt(words, end, search);
  const right = wrong && rightBehind(words, end, search.dictionaries);
  if (!wrong || !right) return null;
  const letters = lettersAt(words, right);
  const said = textAt(text, words, right);
  if (letters.length < minWord || search.captions.writtenAs(letters) !== null) return null;
  const isAlike = likenessOf(letters, lettersOf(wrong)) >= minLikeness;
  const isAllSaid = search.isShown && words.slice(end).every(({ isPlain }, at) => isPlain || isInside(right, end + at));
  return isAlike || isAllSaid ? { wrong, right: said, place: { from: 0, to: words.length } } : null;
}

function isInside({ from, to }: Place, at: number): boolean {
  return at >= from && at < to;
}

/** The last words of the question, where the captions have them and they are none of any sentence. */
function askedAt(words: readonly Spoken[], end: number, { captions, dictionaries }: Search): string | null {
  const tokens = words.map(({ token }) => token);
  for (let from = 0; from < end; from++) {
    const run = captions.runAt(tokens, from);
    if (!run || from + run.length !== end) continue;
    const own = wordsAt(words, { from, to: end });
    const isOfAny = run.written
      .split(/\s+/)
      .every((word) => dictionaries.some(({ language }) => isCommon(word, language)));
    const isRare = !isOfAny && own.every(({ isPlain, isKnown }) => !isPlain && !isKnown);
    return isRare || own.every(({ isQuoted }) => isQuoted) ? run.written : null;
  }
  return null;
}

/** The only words behind the question that are no talk, one beside the other: "should be froze". */
function rightBehind(words: readonly Spoken[], end: number, dictionaries: readonly Dictionary[]): Place | null {
  const isTalk = ({ token, isPlain, isKnown, isFormat }: Spoken) =>
    isPlain || (isKnown && !isFormat) || dictionaries.some(({ around }) => around.address.has(token.key));
  const places = words.flatMap((word, at) => (at > end && !isTalk(word) ? [at] : []));
  const [from, last] = [places[0], places.at(-1)];
  if (from === undefined || last === undefined) return null;
  const isRun = last - from + 1 === places.length && places.length <= maxRight;
  return isRun && words.slice(from, last + 1).every(({ token }) => token.kind === 'word')
    ? { from, to: last + 1 }
    : null;
}
