import type { PageWord } from '../captions/caption.ts';
import { wordPop } from './caption-motion.ts';
import type { MeasuredWord } from './measure-word.ts';

/** A word with its shape; lengths in ems. */
export interface SizedWord {
  word: PageWord;
  shape: MeasuredWord;
}

/** A comfortable blank between words at rest, ink to ink. */
const blank = 0.29;
/** What must remain beside an enlarged word besides one outline. */
const clearance = { apart: 0.1, joined: 0.03 };

/** How far the ink reaches out to either side when the word is largest. */
export function reach({ shape }: SizedWord): { left: number; right: number } {
  const centre = shape.advance / 2;
  const extra = wordPop.peakScale - 1;
  return {
    left: Math.max(0, (centre - shape.ink.left) * extra),
    right: Math.max(0, (shape.ink.right - centre) * extra),
  };
}

/** Ink-to-ink distance at rest, wide enough that neither word touches the other when it pops. `outline` in ems. */
export function gapBetween(left: SizedWord, right: SizedWord, outline: number): number {
  const grown = Math.max(reach(left).right, reach(right).left);
  if (isJoined(left, right)) return Math.max(bearings(left, right), grown + clearance.joined);
  return Math.max(blank, grown + outline + clearance.apart);
}

/** From edge to edge, outlines and the enlarged first or last word included; ems. */
export function lineWidth(words: SizedWord[], outline: number): number {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return 0;
  const inks = words.reduce((sum, { shape }) => sum + shape.ink.right - shape.ink.left, 0);
  const gaps = words.slice(1).reduce((sum, word, index) => sum + gapBetween(words[index] ?? word, word, outline), 0);
  return inks + gaps + reach(first).left + reach(last).right + 2 * outline;
}

/** In a line from right to left the word that follows stands on the left. */
function isJoined(left: SizedWord, right: SizedWord): boolean {
  return left.word.startMs <= right.word.startMs ? right.word.joined : left.word.joined;
}

function bearings(left: SizedWord, right: SizedWord): number {
  return left.shape.advance - left.shape.ink.right + right.shape.ink.left;
}
