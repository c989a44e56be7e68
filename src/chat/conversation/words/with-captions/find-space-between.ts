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
      if (wrong !== null && !/\s/u.test(wrong))
        return { wrong, right: splitLike(wrong, first.text), place: { from: at, to: next + 1 } };
    }
  }
  return null;
}

/** In the case of the captions. */
function splitLike(written: string, first: string): string {
  return `${written.slice(0, first.length)} ${written.slice(first.length)}`;
}
