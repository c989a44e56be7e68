import { editDistance } from '../../../../engine/captions/words/edit-distance.ts';
import { soundOf } from '../text/letters.ts';

/** A longer text is no misheard word. */
export const maxLetters = 40;
/** Letters that sound as one make a word shorter: "tique toque". */
const shortestSound = 0.8;
/** Another ending is rather another form of the word than another word that sounds like it: "short", "shorts". */
const endingCosts = 0.15;

/** Words that only sound the same are not the same. */
const maxBySound = 0.95;

/** How alike two words are, 0–1, by their letters, see `lettersOf`, or by how these sound. */
export function likenessOf(one: string, other: string): number {
  return likenessOfSpellings({ letters: one, sound: soundOf(one) }, { letters: other, sound: soundOf(other) });
}

export function likenessOfSpellings(
  one: Pick<Spelling, 'letters' | 'sound'>,
  other: Pick<Spelling, 'letters' | 'sound'>,
) {
  const byLetters = likenessOfLetters(one.letters, other.letters);
  if (one.letters === other.letters || (one.sound === one.letters && other.sound === other.letters)) return byLetters;
  return Math.max(byLetters, Math.min(maxBySound, likenessOfLetters(one.sound, other.sound)));
}

/** What is needed to compare words with many others. */
export interface Spelling {
  written: string;
  letters: string;
  /** See `soundOf`. */
  sound: string;
  /** Which letters they have, a bit each; some letters share a bit. */
  letterBits: number;
  soundBits: number;
}

export function spellingOf(letters: string, written: string): Spelling {
  const sound = soundOf(letters);
  return { written, letters, sound, letterBits: bitsOf(letters), soundBits: bitsOf(sound) };
}

function bitsOf(letters: string): number {
  let bits = 0;
  for (let at = 0; at < letters.length; at++) bits |= 1 << (letters.charCodeAt(at) % 32);
  return bits;
}

/** Whether two words may have at least this likeness. */
export function mayBeAlike(one: Spelling, other: Spelling, least: number): boolean {
  const short = Math.min(one.letters.length, other.letters.length);
  const long = Math.max(one.letters.length, other.letters.length);
  return short / long >= least * shortestSound && mostAlike(one, other) >= least;
}

/** The likeness of two words is not above this. It costs much less than the likeness, so that most words need no comparison. */
function mostAlike(one: Spelling, other: Spelling): number {
  return Math.max(
    1 - leastEdits(one.letterBits, other.letterBits) / Math.max(one.letters.length, other.letters.length),
    1 - leastEdits(one.soundBits, other.soundBits) / Math.max(one.sound.length, other.sound.length),
  );
}

/** One edit changes at most two bits: a letter goes and another one comes. */
function leastEdits(one: number, other: number): number {
  let different = one ^ other;
  let count = 0;
  for (; different !== 0; different &= different - 1) count++;
  return count / 2;
}

function likenessOfLetters(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0 || longest > maxLetters) return 0;
  const isEnding = one.startsWith(other) || other.startsWith(one);
  return 1 - editDistance(one, other) / longest - (isEnding && one !== other ? endingCosts : 0);
}
