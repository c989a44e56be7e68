import type { Caption, PageWord } from './caption.ts';
import { shareTime } from './share-time.ts';
import { wordParts } from './word-parts.ts';

/**
 * What is lit one by one: the caption's words, of words written without blanks their parts, and of a word too wide for
 * any line the pieces that `cutWide` makes of it.
 */
export function pageWords(caption: Caption, cutWide: (text: string) => string[]): PageWord[] {
  return caption.words.flatMap((word) =>
    wordParts(word)
      .flatMap((part) => shareTime(cutWide(part.text), part.startMs, part.endMs))
      .map((part, index) => ({ ...part, joined: index > 0 })),
  );
}
