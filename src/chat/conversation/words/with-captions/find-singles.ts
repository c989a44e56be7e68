import { isDrawnOut } from '../corrections/no-new-words.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { hasNoEdge, needsEdge } from './edges-of-run.ts';
import { namesLetter } from './letters-named.ts';
import { mentionAt } from './mention-at.ts';
import { isPartOfQuote, lettersAt, overlaps, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';

/** The right words alone: what is wrong are those of the captions that sound like them. */
interface Single {
  right: Place;
  text: string;
  wrong: string;
}

/** How similar they must be where the message is surely about words, and where it probably is. */
const minLikeness = { sure: 0.55, likely: 0.6 };
const minInList = 0.7;
const minOfSaid = 0.55;
/** "color" for "colour", but not "white" for "write". */
const minOfSetting = 0.82;
/** A word that is the whole message after the text: "luce" for "lupa". */
const minAsWhole = 0.5;
/** A word among others that is no name. */
const minAmongOthers = 0.65;
export type Sureness = keyof typeof minLikeness;

const maxWords = 3;
/** In words. */
const maxSentence = 40;
/** Fewer letters are similar to too many words. */
const minLetters = 3;

interface Search {
  captions: CaptionWords;
  sureness: Sureness;
  dictionaries: readonly Dictionary[];
  /** The message has corrections before these words. */
  isBesideOthers?: boolean;
}

/** Finds "*Reels", "hook, breathe, week", "Priya Raman": the longest places first. */
export function findSingles(text: string, words: readonly Spoken[], search: Search): Single[] {
  if (words.length > maxSentence) return [];
  const singles: Single[] = [];
  const taken = new Set<number>();
  const isSpelledAt = sentencesWithLetters(words, search.dictionaries);
  const quotesWrong = namesWrongInQuotes(text, words);
  for (let length = maxWords; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const right = { from, to: from + length };
      const isWhole = isAlone(words, right);
      if (isPartOfQuote(words, right) || (quotesWrong && words[from]?.isQuoted)) continue;
      const isFree = wordsAt(words, right).every(
        (word, at) =>
          !taken.has(from + at) &&
          mayBeRight(word, { isWhole, isSpelled: isSpelledAt(from), sureness: search.sureness }) &&
          !isCompared(words, from + at, search.dictionaries),
      );
      const wrong = isFree ? similarTo(words, right, search) : null;
      if (wrong === null) continue;
      for (let at = right.from; at < right.to; at++) taken.add(at);
      singles.push({ right, text: textAt(text, words, right), wrong });
    }
  }
  return [...singles, ...restOfList(text, words, { ...search, singles })];
}

/** "It is called Lucena, with a c. It's a cut of our meat": whether the sentence of a word names a letter. */
function sentencesWithLetters(words: readonly Spoken[], dictionaries: readonly Dictionary[]): (at: number) => boolean {
  const ends = words.flatMap(({ token }, at) => (/^[.!?…\n]/.test(token.key) ? [at] : []));
  const spelled = [...ends, words.length].map((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    return { from, end, isSpelled: namesLetter(words.slice(from, end), dictionaries) };
  });
  return (at) => spelled.some(({ from, end, isSpelled }) => isSpelled && at >= from && at < end);
}

/** Beside others, a word alone is right also where it stands elsewhere in the captions: "hook, breathe, week". */
function restOfList(
  text: string,
  words: readonly Spoken[],
  { singles, captions, sureness, dictionaries, isBesideOthers }: Search & { singles: readonly Single[] },
): Single[] {
  if (sureness !== 'sure' || (singles.length === 0 && !isBesideOthers)) return [];
  return words.flatMap(({ token, isPlain }, from) => {
    const right = { from, to: from + 1 };
    const isTaken = singles.some((single) => overlaps(single.right, right));
    if (isTaken || isPlain || token.kind !== 'word' || !isAlone(words, right)) return [];
    const accepts = (written: string) => hasNoEdge(written, dictionaries);
    const wrong = captions.nearest(lettersAt(words, right), minInList, accepts)?.written;
    return wrong ? [{ right, text: textAt(text, words, right), wrong }] : [];
  });
}

function similarTo(
  words: readonly Spoken[],
  right: Place,
  { captions, sureness, dictionaries, isBesideOthers = false }: Search,
): string | null {
  const letters = lettersAt(words, right);
  const written = captions.writtenAs(letters);
  // "*reels" where the captions have "réels"
  const isShort = words.length <= maxWords || wordsAt(words, right).every(isName);
  if (written !== null && sureness === 'sure' && isAlone(words, right) && isShort && !isSame(words, right, written))
    return written;
  if (written !== null && isFormatName(words, right) && written === written.toLowerCase()) return written;
  if (letters.length < minLetters || written !== null) return null;
  const isClear = isAlone(words, right) || wordsAt(words, right).every(isName);
  const isSetting = wordsAt(words, right).every((word) => word.isKnown && !word.isFormat && !word.isQuoted);
  const isWhole = sureness === 'sure' && !isBesideOthers && words.length <= 2 && isAlone(words, right);
  const ofKind = isWhole ? minAsWhole : minLikeness[sureness];
  const likely = isClear ? ofKind : minAmongOthers;
  const least = isSetting ? minOfSetting : likely;
  const said = wordsAt(words, right).map(({ token }) => lettersOf(token.key));
  const isOfAny = (some: readonly string[]) =>
    some.every((word) => dictionaries.some(({ language }) => isCommon(word, language)));
  // "sweet, …" is no "street", where the message need not be about words
  const isDoubtful =
    sureness !== 'sure' &&
    !wordsAt(words, right).some(isName) &&
    isOfAny(wordsAt(words, right).map(({ token }) => token.key));
  const accepts = (written: string) =>
    !(isDoubtful && isOfAny(written.split(/\s+/))) &&
    (hasNoEdge(written, dictionaries) || needsEdge(letters, written)) &&
    areAlikeApart(said, written, least);
  return saidBeside(words, right, captions) ?? captions.nearest(letters, least, accepts)?.written ?? null;
}

/** "What is mi eco? It's MAYCO": words of the captions that the message says, too, come before others that are more alike; null = none are alike. */
function saidBeside(words: readonly Spoken[], right: Place, captions: CaptionWords): string | null {
  const tokens = words.map(({ token }) => token);
  const letters = lettersAt(words, right);
  const said = words.flatMap((word, from) => {
    const length = captions.runAt(tokens, from)?.length ?? 0;
    const place = { from, to: from + length };
    const run = length > 1 || (length === 1 && !word.isPlain) ? mentionAt(words, place, captions) : null;
    const likeness = run && !overlaps(run, right) ? likenessOf(letters, run.letters) : 0;
    return run && likeness >= minOfSaid && likeness < 1 ? [{ run, likeness }] : [];
  });
  return said.sort((one, other) => other.likeness - one.likeness)[0]?.run.written ?? null;
}

/** "week" changes nothing where the captions have "week". */
function isSame(words: readonly Spoken[], right: Place, written: string): boolean {
  const said = words[right.from]?.text;
  // people write names small without meaning it
  return right.to - right.from === 1 && (said === written || said === written.toLowerCase());
}

/** Whether they are alike without the words that both have at their edges: "first Anna" and "first three" are not. */
function areAlikeApart(said: readonly string[], written: string, atLeast: number): boolean {
  const [one, other] = [[...said], written.split(/\s+/).map(lettersOf)];
  while (one.length > 0 && one[0] === other[0]) [one, other].forEach((words) => void words.shift());
  while (one.length > 0 && one.at(-1) === other.at(-1)) [one, other].forEach((words) => void words.pop());
  if (one.length === said.length) return true;
  return one.length > 0 && other.length > 0 && likenessOf(one.join(''), other.join('')) >= atLeast;
}

/** Whether nothing else stands between the signs, or the numbers of lines, around it. */
function isAlone(words: readonly Spoken[], { from, to }: Place): boolean {
  const isEnd = (word: Spoken | undefined) => !word || word.token.kind === 'break';
  const isBegin = isEnd(words[from - 1]) || isNumberOfLine(words, from - 1);
  return isBegin && (isEnd(words[to]) || words[to]?.token.kind === 'number');
}

/** Not in "make 2 versions", "in 2 hours": such a number counts. */
function isNumberOfLine(words: readonly Spoken[], at: number): boolean {
  const [before, number] = [words[at - 1], words[at]];
  if (number?.token.kind !== 'number') return false;
  return !before || before.token.kind === 'break' || (!before.isPlain && !before.isEveryday);
}

/** "Reels" where the captions have "réels". */
function isFormatName(words: readonly Spoken[], right: Place): boolean {
  const [only, ...others] = wordsAt(words, right);
  return others.length === 0 && only?.isFormat === true && startsBig(only);
}

function startsBig({ text }: Spoken): boolean {
  return /^\p{Lu}/u.test(text);
}

function isName(word: Spoken): boolean {
  const { isMarked, isQuoted, token } = word;
  return (isMarked || isQuoted || (word.isFormat && startsBig(word))) && token.kind === 'word' && token.key.length > 1;
}

/** "Replace «X» with «Y»", "«X» means nothing", "«X» = Y": of two quotes one is wrong, and so is what a "not" stands beside. */
function namesWrongInQuotes(text: string, words: readonly Spoken[]): boolean {
  const quotes = words.filter(({ isQuoted }, at) => isQuoted && words[at - 1]?.isQuoted !== true).length;
  const last = words.findLast(({ isQuoted }) => isQuoted);
  const isBeforeSign = last !== undefined && /^\S?\s*(?:=|[-–—=]+>|[→➡⇒➜])/u.test(text.slice(last.token.end));
  return quotes > 1 || isBeforeSign || (quotes === 1 && words.some(({ isNot, isQuoted }) => isNot && !isQuoted));
}

/** "With a z, as in zebra": what comes behind names no word of the captions. */
function isCompared(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const before = words[at - 1]?.token.key ?? '';
  return !words[at]?.isMarked && dictionaries.some(({ sentences }) => sentences.compared.has(before));
}

interface Around {
  isWhole: boolean;
  isSpelled: boolean;
  sureness: Sureness;
}

/** Among other words only names count, and words of which a letter is named: "ortiz con z". */
function mayBeRight(word: Spoken, { isWhole, isSpelled, sureness }: Around): boolean {
  const { isPlain, isKnown, isEveryday, token } = word;
  if (isPlain || token.kind !== 'word' || token.key.length === 1 || isDrawnOut(token.key)) return false;
  const isRare = !isKnown && !isEveryday;
  return (
    isName(word) ||
    (isWhole && (sureness === 'sure' || isRare)) ||
    (isSpelled && isRare) ||
    (isSpelled && startsBig(word) && !isKnown)
  );
}

/** Whether words of the message are about misheard words: "wrong", "spelled", or a single letter: "Svenja with a V". */
export function speaksOfMistakes(words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  const speaks = (word: Spoken, at: number) =>
    isOfMistakes(word, dictionaries) || isPairOfMistakes(words, at, dictionaries);
  return words.some(speaks) || namesLetter(words, dictionaries);
}

/** "wrong", "spelled" */
export function isOfMistakes({ isQuoted, token }: Spoken, dictionaries: readonly Dictionary[]): boolean {
  return !isQuoted && dictionaries.some(({ corrections }) => corrections.mistaken.has(token.key));
}

/** "ich meine", but not "meine" alone. */
function isPairOfMistakes(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const pair = `${words[at]?.token.key}_${words[at + 1]?.token.key}`;
  return dictionaries.some(({ corrections }) => corrections.mistakenPairs.has(pair));
}
