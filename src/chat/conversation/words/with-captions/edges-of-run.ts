import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { judgeWords, type Spoken } from './mentions.ts';
import { likenessOf } from './spelling.ts';

/** Whether some words of the captions neither begin nor end with one that joins others. */
export function hasNoEdge(written: string, dictionaries: readonly Dictionary[]): boolean {
  const words = judgeWords(written, tokenize(written), { dictionaries, isQuoted: () => false });
  return words.length > 0 && !isHardEdge(words[0]) && !isHardEdge(words.at(-1));
}

/** "Jim Blur man" for "Jim Blurton": with a common word at its end, it is much more alike. With a letter, "e pê" is as long as "ipê". */
export function needsEdge(letters: string, written: string): boolean {
  const words = written.split(/\s+/);
  if (words.length < 2) return false;
  const [whole, begin, end] = [words, words.slice(0, -1), words.slice(1)].map((some) =>
    likenessOf(letters, lettersOf(some.join(''))),
  ) as [number, number, number];
  const isAsLong = words.length === 2 && words[0]?.length === 1 && lettersOf(written).length === letters.length;
  return whole > Math.max(begin, end) + edgeCounts || (isAsLong && whole >= Math.max(begin, end));
}

const edgeCounts = 0.1;

/** Longer words that people use around corrections may be misheard parts of a name: "zappe hier". */
function isHardEdge(word: Spoken | undefined): boolean {
  return word?.isEdge === true && !(word.isTalk && word.token.key.length > 3);
}
