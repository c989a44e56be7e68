import type { PageWord } from '../../captions/caption.ts';
import type { StyleExtents } from '../geometry/style-extents.ts';
import type { MeasuredWord } from './measure-word.ts';

/** A word, or a piece of one, with its shape; lengths in ems. `joined` goes by the one on its left. */
export interface SizedWord {
  word: PageWord;
  shape: MeasuredWord;
}

/** What is painted around letters; lengths in ems. */
export interface WordPadding {
  outline: number;
  look: StyleExtents;
}

/** A comfortable blank between words at rest, ink to ink. */
const blank = 0.29;
/** What must remain beside a word and all that is painted around it. */
const clearance = { apart: 0.1, besidePlate: 0.2, joined: 0.03 };
/** A plate reaches only so far towards a word that follows without a blank. */
const joinedPlate = 0.05;

/**
 * How far a word reaches beyond its resting ink at its largest, with its outline, a hard shadow and a plate of its own.
 */
export function reach(word: SizedWord, space: WordPadding): { left: number; right: number } {
  const plate = space.look.plate?.around === 'word' ? space.look.plate.x : 0;
  const grown = growth(word, space);
  return {
    left: Math.max(grown.left + space.outline, plate),
    right: Math.max(grown.right + space.outline + space.look.drop.x, plate),
  };
}

/** Ink-to-ink distance at rest, wide enough that neither word touches the other whatever is painted around it. */
export function gapBetween(left: SizedWord, right: SizedWord, space: WordPadding): number {
  if (right.word.joined) {
    const grown = Math.max(growth(left, space).right, growth(right, space).left, plateTowards(left, right, space));
    return Math.max(bearings(left, right), grown + clearance.joined);
  }
  const apart = space.look.plate?.around === 'word' ? clearance.besidePlate : clearance.apart;
  return Math.max(blank, Math.max(reach(left, space).right, reach(right, space).left) + apart);
}

/** From edge to edge, with all that is painted around the first and the last word; ems. */
export function lineWidth(words: SizedWord[], space: WordPadding): number {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return 0;
  const inks = words.reduce((sum, { shape }) => sum + shape.ink.right - shape.ink.left, 0);
  const gaps = words.slice(1).reduce((sum, word, index) => sum + gapBetween(words[index] ?? word, word, space), 0);
  return inks + gaps + lineEnd(first, space).left + lineEnd(last, space).right;
}

/** What a word reaches beyond its ink where it begins or ends a line. */
export function lineEnd(word: SizedWord, space: WordPadding): { left: number; right: number } {
  const plate = space.look.plate?.x ?? 0;
  const { left, right } = reach(word, space);
  return { left: Math.max(left, plate), right: Math.max(right, plate) };
}

/** How far a plate reaches beyond a word's ink towards its neighbour on that side, if there is one. */
export function plateTowards(left: SizedWord | undefined, right: SizedWord | undefined, { look }: WordPadding): number {
  const wide = look.plate?.x ?? 0;
  return left && right?.word.joined ? Math.min(wide, joinedPlate) : wide;
}

function growth({ shape }: SizedWord, { look }: WordPadding): { left: number; right: number } {
  const centre = shape.advance / 2;
  const extra = look.peakScale - 1;
  return {
    left: Math.max(0, (centre - shape.ink.left) * extra),
    right: Math.max(0, (shape.ink.right - centre) * extra),
  };
}

function bearings(left: SizedWord, right: SizedWord): number {
  return left.shape.advance - left.shape.ink.right + right.shape.ink.left;
}
