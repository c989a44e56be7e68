import type { Caption, PageWord, Word } from './caption.ts';
import { cutUnspaced } from './cut-unspaced.ts';
import { shareTime } from './share-time.ts';

/**
 * What is lit one by one: the caption's words, of words written without blanks their parts, and of a word too wide for
 * any line the pieces that `cutWide` makes of it.
 */
export function pageWords(caption: Caption, cutWide: (text: string) => string[]): PageWord[] {
  return caption.words.flatMap((word) =>
    partsOf(word)
      .flatMap((part) => shareTime(cutWide(part.text), part.startMs, part.endMs))
      .map((part, index) => ({ ...part, joined: index > 0 })),
  );
}

function partsOf(word: Word): { text: string; startMs: number; endMs: number }[] {
  const known = word.parts?.map(({ text }) => text).join('') === word.text ? word.parts : undefined;
  return known ?? shareTime(cutUnspaced(word.text), word.startMs, word.endMs);
}
