import type { PageWord } from '../caption.ts';
import { extractEmojis } from '../emojis/extract-emojis.ts';
import { countQuotes, endsSentence, isOpeningPunctuation } from '../words/punctuation.ts';

/** Punctuation that takes longer than this, and than its word, fills a silence: it does not keep the word on screen. */
const maxPunctuationMs = 500;
/** A longer row of punctuation is a unit of its own. */
const maxPunctuationLength = 40;
/** A longer unit takes in no more, so that thousands of dots are not joined one by one. */
const maxUnitLength = 400;

/** A word, part of one, or punctuation. `joined` = follows the part before without a space. */
interface Part {
  text: string;
  joined: boolean;
}

/** Joins the punctuation of a page to the words that it belongs to, so that both are highlighted together. */
export function attachPunctuation(parts: PageWord[]): PageWord[] {
  return groupPunctuation(parts, joinTimes);
}

/**
 * Joins punctuation and symbols that stand alone (« aujourd’hui ? », « 10 € », « – Oui ») to the word before, opening
 * punctuation to the word after; also the groups of a number (« 10 000 ») and its degrees. The space between stays;
 * emojis do not count as punctuation. `join` makes one unit of two neighbours; their text is joined here.
 */
export function groupPunctuation<T extends Part>(parts: readonly T[], join: (left: T, right: T) => T): T[] {
  const units: T[] = [];
  // of each unit, the straight quotes in it and in all units before it
  const quotes: number[] = [];
  for (const [index, part] of parts.entries()) {
    let unit = part;
    for (let last = units.at(-1); last; last = units.at(-1)) {
      const before = { last: last.text, quotes: quotes.at(-1) ?? 0 };
      if (!belongTogether(before, unit.text, parts[index + 1]?.text ?? '')) break;
      units.pop();
      quotes.pop();
      unit = joinUnits(last, unit, join);
    }
    quotes.push((quotes.at(-1) ?? 0) + countQuotes(unit.text));
    units.push(unit);
  }
  const [last, before] = [units.at(-1), units.at(-2)];
  return last && before && isPunctuation(last.text) ? [...units.slice(0, -2), joinUnits(before, last, join)] : units;
}

function joinUnits<T extends Part>(left: T, right: T, join: (left: T, right: T) => T): T {
  const text = `${left.text}${right.joined ? '' : ' '}${right.text}`;
  return { ...join(left, right), text, joined: left.joined };
}

/** The unit before, and the number of straight quotes up to its end. */
interface Before {
  last: string;
  quotes: number;
}

/** Punctuation that belongs to the next word stays separate until that word comes. */
function belongTogether(before: Before, unit: string, following: string): boolean {
  const { last } = before;
  if (last.length > maxUnitLength) return false;
  if (isPunctuation(last) || isOneNumber(last, unit) || isDegrees(last, unit)) return true;
  return isPunctuation(unit) && !belongsToNext(unit, before, following);
}

function belongsToNext(marks: string, { last, quotes }: Before, following: string): boolean {
  const opensSpeech = /^\p{Pd}+$/u.test(marks) && endsSentence(last);
  const isBeforeNumber = /^[\p{Sc}#№§]$/u.test(marks) && /^\p{N}/u.test(following) && !/\p{N}$/u.test(last);
  return opensSpeech || isBeforeNumber || isOpeningPunctuation(marks, quotes);
}

/** Groups of three digits with spaces, as most languages except English write them, up to billions. */
function isOneNumber(left: string, right: string): boolean {
  return /^[^\p{L}\p{N}]{0,3}\p{Nd}{1,3}(?: \p{Nd}{3}){0,2}$/u.test(left) && /^\p{Nd}{3}(?!\p{N})/u.test(right);
}

/** « 37 °C » */
function isDegrees(left: string, right: string): boolean {
  return /\p{Nd}$/u.test(left) && /^°\p{L}/u.test(right);
}

function isPunctuation(text: string): boolean {
  if (text.length > maxPunctuationLength || /[\p{L}\p{N}]/u.test(text)) return false;
  return extractEmojis(text).text.trim() !== '';
}

function joinTimes(left: PageWord, right: PageWord): PageWord {
  const isLateStart = isSilence(left, right, right.startMs - left.startMs);
  const isEarlyEnd = isSilence(right, left, right.endMs - left.endMs);
  return {
    ...left,
    startMs: isLateStart ? right.startMs : left.startMs,
    endMs: isEarlyEnd ? left.endMs : right.endMs,
    ...(right.emphasis ? { emphasis: true } : {}),
  };
}

function isSilence(marks: PageWord, word: PageWord, lengthMs: number): boolean {
  const isLong = lengthMs > Math.max(maxPunctuationMs, word.endMs - word.startMs);
  return (
    isLong && isPunctuation(marks.text) && !isPunctuation(word.text) && extractEmojis(marks.text).emojis.length === 0
  );
}
