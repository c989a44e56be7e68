import type { Caption, PageWord } from '../caption.ts';
import { splitTime } from '../words/split-time.ts';
import { wordParts } from '../words/split-unspaced.ts';
import { attachPunctuation } from './attach-punctuation.ts';

/**
 * The units that are highlighted one by one: words with their punctuation, the parts of words in scripts without spaces,
 * and the pieces that `cutWide` makes of a word that is too wide for a line.
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
