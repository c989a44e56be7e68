import type { Caption, PageWord } from '../caption.ts';
import { splitTime } from '../words/split-time.ts';
import { wordParts } from '../words/split-unspaced.ts';
import { attachPunctuation } from './attach-punctuation.ts';

/**
 * What is lit one by one: the caption's words with the signs that stand beside them, of words written without blanks
 * their parts, and of a word too wide for any line the pieces that `cutWide` makes of it.
 */
export function pageWords(caption: Caption, cutWide: (text: string) => string[]): PageWord[] {
  const parts = caption.words.flatMap((word) => wordParts(word).map((part, index) => ({ ...part, joined: index > 0 })));
  return attachPunctuation(parts).flatMap((unit) =>
    splitTime(cutWide(unit.text), unit.startMs, unit.endMs).map((piece, index) => ({
      ...piece,
      joined: unit.joined || index > 0,
    })),
  );
}
