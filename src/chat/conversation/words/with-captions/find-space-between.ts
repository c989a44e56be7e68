import { isSpace } from '../lexicons/said/space-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import type { Named } from './find-named.ts';
import type { Spoken } from './mentions.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** In words. */
const maxMessage = 20;

/**
 * “There should be a space between the and excess”, “a blank is missing, the excess”: two words of the message that are one in the captions.
 */
export function findSpaceBetween(words: readonly Spoken[], { captions, dictionaries }: Search): Named | null {
  const languages = dictionaries.map(({ language }) => language);
  if (words.length > maxMessage || !words.some(({ token }) => isSpace(token.key, languages))) return null;
  for (const [at, first] of words.entries()) {
    for (const next of [at + 1, at + 2]) {
      const second = words[next];
      const isJoined = next === at + 1 || words[at + 1]?.isPlain === true;
      if (first.token.kind !== 'word' || second?.token.kind !== 'word' || !isJoined) continue;
      const wrong = captions.writtenAs(lettersOf(first.text) + lettersOf(second.text));
      if (wrong !== null && [wrong, first.text, second.text].every((word) => onlyLetters.test(word)))
        return { wrong, right: parted(wrong, first.text, second.text), place: { from: at, to: next + 1 } };
    }
  }
  return null;
}

const onlyLetters = /^\p{L}+$/u;

/** With the accents of the message, and the case of the captions. */
function parted(written: string, first: string, second: string): string {
  const said = `${first}${second}`;
  const letters = [...said].map((letter, at) => (isCapital(written[at]) ? letter.toUpperCase() : letter.toLowerCase()));
  return `${letters.slice(0, first.length).join('')} ${letters.slice(first.length).join('')}`;
}

function isCapital(letter = ''): boolean {
  return /\p{Lu}/u.test(letter);
}
