import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { lettersAt, type Mention, mentionsIn, type Place, type Spoken, wordsAt } from './mentions.ts';
import { wordsOfList } from './words-of-list.ts';

/** Words of the captions that a sentence about standing out may mean: those that have no other sense there, each of a list by itself. */
export function meantWords(
  words: readonly Spoken[],
  captions: CaptionWords,
  dictionaries: readonly Dictionary[],
): Mention[] {
  return mentionedEach(words, captions)
    .filter((place) => isMeant(wordsAt(words, place), dictionaries) || isNamed(words, place, dictionaries))
    .concat(nounsIn(words, captions));
}

/** Whatever else they may mean. */
export function mentionedEach(words: readonly Spoken[], captions: CaptionWords): Mention[] {
  return mentionsIn(words, captions).flatMap((mention) => wordsOfList(words, mention, captions));
}

/** "The word neon" is no style. */
export function isNamed(words: readonly Spoken[], { from }: Place, dictionaries: readonly Dictionary[]): boolean {
  const before = words[from - 1];
  return before !== undefined && isWord(before, dictionaries);
}

/** Whether a word that is not in the captions may say something else than that words stand out. */
export function isElse(word: Spoken, dictionaries: readonly Dictionary[]): boolean {
  if (word.token.kind !== 'word' || isWord(word, dictionaries)) return false;
  return word.isQuoted || (!word.isPlain && !word.isEveryday);
}

/** "Word" */
export function isWord({ token }: Spoken, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ corrections }) => corrections.aWord.has(token.key));
}

function isMeant(words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  return words.some((word) => !word.isPlain && !isWord(word, dictionaries) && (!word.isKnown || word.isQuoted));
}

/** "Spitze" is praise, but also lace: a word that the message and the captions write with a capital letter. */
function nounsIn(words: readonly Spoken[], captions: CaptionWords): Mention[] {
  return words.flatMap(({ text, isPlain, isEveryday }, at) => {
    const place = { from: at, to: at + 1 };
    const written = isPlain && !isEveryday && isNoun(text) ? captions.writtenAs(text) : null;
    return written !== null && isNoun(written) ? [{ ...place, written, letters: lettersAt(words, place) }] : [];
  });
}

function isNoun(text: string): boolean {
  return /^\p{Lu}\p{Ll}{3}/u.test(text);
}
