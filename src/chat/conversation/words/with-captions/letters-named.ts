import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { Spoken } from './mentions.ts';

/** Words between "with" and the letter: "con la c", "com acento no a". */
const maxBetween = 3;

/** Whether a sentence names a letter: "Svenja with a V", "ortiz con z", "Coswig mit c, und …". */
export function namesLetter(words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  return words.some(
    (word, at) =>
      isLetter(word, at, words) || isWithLetter(words, at, dictionaries) || areLetters(words, at, dictionaries),
  );
}

/** In letters. */
const maxLetters = 3;

/** "Brandt mit dt", "Steffi with ff": a few letters of the word before "with", which are no word themselves. */
function areLetters(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const [named, link, letters, next] = words.slice(at);
  const key = letters?.token.key ?? '';
  const isLink = dictionaries.some(({ around }) => around.withLetter.has(link?.token.key ?? ''));
  const isEnd = next === undefined || next.token.kind === 'break';
  if (!named || !letters || !isLink || !isEnd || named.token.kind !== 'word' || letters.token.kind !== 'word')
    return false;
  const isOfWord = named.token.key.length > maxLetters && named.token.key.includes(key);
  return key.length > 1 && key.length <= maxLetters && isOfWord && !letters.isKnown && !letters.isEveryday;
}

/** "V", or a letter at the end of the sentence that means nothing else. */
function isLetter({ token, isPlain, text }: Spoken, at: number, words: readonly Spoken[]): boolean {
  // "you're a star x" ends with a kiss
  if (token.kind !== 'word' || token.key.length !== 1 || text === 'x') return false;
  // "I" inside a sentence is no letter
  if (/^\p{Lu}$/u.test(text)) return at > 0 && (!isPlain || at === words.length - 1);
  return !isPlain && at > 0 && at === words.length - 1;
}

/** "con o": a letter behind "with", at the end of its part of the sentence, whatever else it means. */
function isWithLetter(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const next = words[at + 1];
  const isEnd = next === undefined || next.token.kind === 'break';
  if (!isEnd || words[at]?.token.kind !== 'word' || words[at]?.token.key.length !== 1) return false;
  return words
    .slice(Math.max(1, at - 1 - maxBetween), at)
    .some(({ token }) => dictionaries.some(({ around }) => around.withLetter.has(token.key)));
}
