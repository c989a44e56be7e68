import type { PageWord } from '../caption.ts';
import { extractEmojis } from '../emojis/extract-emojis.ts';
import { endsSentence, isOpeningPunctuation } from '../words/punctuation.ts';

/** Signs that take longer than this, and than their word, fill a silence: they do not keep the word on screen. */
const longSignMs = 500;
/** A longer row of signs stands for itself. */
const mostSigns = 40;

/** A word, a part of one, or signs: `joined` = written without a blank after what stands before. */
interface Part {
  text: string;
  joined: boolean;
}

/** The signs of a page with the words that they belong to, lit together. */
export function attachPunctuation(parts: PageWord[]): PageWord[] {
  return groupPunctuation(parts, stickTimes);
}

/**
 * Signs that stand by themselves (« aujourd’hui ? », « 10 € », « – Oui ») become one with the word before, and opening
 * ones with the word after; and so do the thousands of a number (« 10 000 ») and its degrees. The texts, with the blank
 * between, stay as they are; emojis are no signs. `stick` makes one of two neighbours; the text is joined here.
 */
export function groupPunctuation<T extends Part>(parts: readonly T[], stick: (left: T, right: T) => T): T[] {
  const units: T[] = [];
  for (const [index, part] of parts.entries()) {
    let unit = part;
    for (let last = units.at(-1); last && belongTogether(units, unit, parts[index + 1]); last = units.at(-1)) {
      units.pop();
      unit = together(last, unit, stick);
    }
    units.push(unit);
  }
  const [last, before] = [units.at(-1), units.at(-2)];
  return last && before && isSigns(last.text) ? [...units.slice(0, -2), together(before, last, stick)] : units;
}

function together<T extends Part>(left: T, right: T, stick: (left: T, right: T) => T): T {
  const text = `${left.text}${right.joined ? '' : ' '}${right.text}`;
  return { ...stick(left, right), text, joined: left.joined };
}

/** Signs are left as units only where they lean on what follows. */
function belongTogether(units: Part[], unit: Part, following: Part | undefined): boolean {
  const last = units.at(-1)?.text ?? '';
  if (isSigns(last) || isOneNumber(last, unit.text) || isDegrees(last, unit.text)) return true;
  return isSigns(unit.text) && !leansForward(unit.text, units, following?.text ?? '');
}

function leansForward(signs: string, units: Part[], following: string): boolean {
  const last = units.at(-1)?.text ?? '';
  const opensSpeech = /^\p{Pd}+$/u.test(signs) && endsSentence(last);
  const isBeforeNumber = /^[\p{Sc}#№§]$/u.test(signs) && /^\p{N}/u.test(following) && !/\p{N}$/u.test(last);
  const before = signs.includes('"') ? units.map(({ text }) => text).join(' ') : '';
  return opensSpeech || isBeforeNumber || isOpeningPunctuation(signs, before);
}

/** Groups of three digits, as most languages but English write them; no more than up to the billions. */
function isOneNumber(left: string, right: string): boolean {
  return /^[^\p{L}\p{N}]{0,3}\p{Nd}{1,3}(?: \p{Nd}{3}){0,2}$/u.test(left) && /^\p{Nd}{3}(?!\p{N})/u.test(right);
}

/** « 37 °C » */
function isDegrees(left: string, right: string): boolean {
  return /\p{Nd}$/u.test(left) && /^°\p{L}/u.test(right);
}

function isSigns(text: string): boolean {
  if (text.length > mostSigns || /[\p{L}\p{N}]/u.test(text)) return false;
  return extractEmojis(text).text.trim() !== '';
}

function stickTimes(left: PageWord, right: PageWord): PageWord {
  const isLateStart = isSilence(left, right, right.startMs - left.startMs);
  const isEarlyEnd = isSilence(right, left, right.endMs - left.endMs);
  return {
    ...left,
    startMs: isLateStart ? right.startMs : left.startMs,
    endMs: isEarlyEnd ? left.endMs : right.endMs,
  };
}

function isSilence(signs: PageWord, word: PageWord, lengthMs: number): boolean {
  const isLong = lengthMs > Math.max(longSignMs, word.endMs - word.startMs);
  return isLong && isSigns(signs.text) && !isSigns(word.text) && extractEmojis(signs.text).emojis.length === 0;
}
