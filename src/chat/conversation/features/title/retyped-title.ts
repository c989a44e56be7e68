import { editDistance } from '../../../../engine/captions/words/edit-distance.ts';
import type { Language } from '../../../../texts/languages.ts';
import { withEnglish } from '../../words/dictionary-of.ts';
import { titleTypos } from '../../words/lexicons/title/title-typos.ts';
import { fold } from '../../words/text/fold.ts';
import { requestWordsOf } from './request-words.ts';

/** A longer message is about more than a typo. */
const maxCharacters = 160;
/** In words. A longer message is about more than a typo. */
const maxWords = 10;
/** In letters. Shorter words are like too many others. */
const minLetters = 5;
/** In letters, of words that differ in two places. */
const minLettersOfTwo = 7;

/** “título errado, é cenoura”: the title with the one word of it that a message spells otherwise. null = it says something else */
export function retypedTitle(text: string, title: string, language: Language): string | null {
  const said = text.length > maxCharacters ? [] : wordsOf(text);
  if (said.length > maxWords || /[:"“”„«»\n]/u.test(text)) return null;
  const present = wordsOf(title);
  const isPresent = (word: string) => present.some((one) => lower(one) === lower(word));
  const [right, ...others] = said.filter((word) => !isSmall(word, language) && !isPresent(word));
  if (right === undefined || others.length > 0) return null;
  const [wrong, ...more] = [...new Set(present.filter((word) => isAlike(word, right)))];
  return wrong === undefined || more.length > 0 ? null : withWords(title, wrong, right);
}

/** “its burritos not tacos”: the title with another word for one that is not meant. null = a message says something else */
export function swappedTitle(text: string, title: string, language: Language): string | null {
  const said = text.length > maxCharacters ? [] : wordsOf(text);
  const not = said.findIndex((word) => isNot(word, language));
  if (not === -1 || said.length > maxWords || /["“”„«»\n?]/u.test(text)) return null;
  const solid = said.filter((word) => !isSmall(word, language));
  const present = wordsOf(title).map(lower);
  const [wrong, ...more] = solid.filter((word) => present.includes(lower(word)));
  const [right, ...others] = solid.filter((word) => !present.includes(lower(word)));
  if (wrong === undefined || right === undefined || more.length + others.length > 0) return null;
  const isNext = said.slice(not + 1).find((word) => !isSmall(word, language)) === wrong;
  return isNext ? withWords(title, wrong, right) : null;
}

function isNot(word: string, language: Language): boolean {
  const piece = { word, start: 0, end: word.length, endsSentence: false };
  return withEnglish(language).some((one) => requestWordsOf(one).is(piece, 'not'));
}

/** A title with other words in place of some, wherever they stand; null = it has them not. */
export function withWords(title: string, wrong: string, right: string): string | null {
  const own = [...title.matchAll(wordPattern)];
  const wanted = wordsOf(wrong).map(lower);
  const at = own.findIndex(
    (_, from) => wanted.length > 0 && wanted.every((word, index) => lower(own[from + index]?.[0] ?? '') === word),
  );
  const [first, last] = [own[at], own[at + wanted.length - 1]];
  if (!first || !last) return null;
  return title.slice(0, first.index) + inCaseOf(first[0], right) + title.slice(last.index + last[0].length);
}

/** “TACOS” is written “BURRITOS”, and “Tacos” “Burritos”. */
function inCaseOf(present: string, right: string): string {
  const isShouted = present.length > 1 && present === present.toUpperCase() && /\p{L}/u.test(present);
  if (isShouted) return right.toUpperCase();
  return /^\p{Lu}/u.test(present) ? right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : right;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

function lower(word: string): string {
  return word.toLowerCase().replace(/’/gu, "'");
}

function isAlike(one: string, other: string): boolean {
  const [first, second] = [fold(one), fold(other)];
  const shorter = Math.min(first.length, second.length);
  if (shorter < minLetters || first[0] !== second[0]) return false;
  return editDistance(first, second) <= (shorter >= minLettersOfTwo ? 2 : 1);
}

const smallKinds = ['title', 'particle', 'thanks', 'be', 'not', 'must', 'can'] as const;

function isSmall(word: string, language: Language): boolean {
  const piece = { word, start: 0, end: word.length, endsSentence: false };
  return withEnglish(language).some(
    (one) =>
      titleTypos[one].split(' ').includes(fold(word)) || smallKinds.some((kind) => requestWordsOf(one).is(piece, kind)),
  );
}
