import { phraseAt } from '../corrections/said-right.ts';
import { putWords } from '../lexicons/corrections/put-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import type { CaptionWords } from './caption-words.ts';
import type { Place, Spoken } from './mentions.ts';

const around = wordsOfAll((language) => `${putWords[language].put} ${putWords[language].small}`);
/** In letters, of a word before a number: no small one. */
const minBefore = 4;
/** Phrases that may stand beside such numbers. */
const phrases = ['also', 'asDigits'] as const;

interface CountedSearch {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
  isQuestion?: boolean;
}

/**
 * “And 20 euros, too”: whether a number stands before a word that follows it in the captions, where it is in words. The message says nothing else.
 * @param spelling the number in words, see `lettersOf`
 */
export function isCounted(
  words: readonly Spoken[],
  { spelling, place }: { spelling: string; place: Place },
  { captions, dictionaries, isQuestion = false }: CountedSearch,
): boolean {
  if (isQuestion) return false;
  const letters = (at: number) => (words[at]?.token.kind === 'word' ? lettersOf(words[at]?.token.key ?? '') : '');
  const [before, behind] = [letters(place.from - 1), letters(place.to)];
  const isBeforeIt = behind !== '' && captions.writtenAs(spelling + behind) !== null;
  // “Main Street 40”
  const isBehindIt = before.length >= minBefore && captions.writtenAs(before + spelling) !== null;
  if (!isBeforeIt && !isBehindIt) return false;
  const tokens = words.map(({ token }) => token);
  const isOfPhrase = (at: number) =>
    phrases.some((of) => [0, 1, 2].some((back) => (phraseAt(tokens, at - back, { dictionaries, of }) ?? 0) > back));
  return words.every(({ token, isPlain, isTalk }, at) => {
    if (token.kind !== 'word' || (isPlain && !isTalk) || around.has(token.key) || isOfPhrase(at)) return true;
    // the counted word, and “marzo” of “8 de marzo”
    const isBehind = (back: number) => words[at - back]?.token.kind === 'number';
    return isBehind(1) || (isBehind(2) && words[at - 1]?.isPlain === true) || (isBehindIt && at === place.from - 1);
  });
}
