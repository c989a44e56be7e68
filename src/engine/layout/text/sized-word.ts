import type { PageWord } from '../../captions/caption.ts';
import { peakScaleOf, type StyleExtents } from '../geometry/style-extents.ts';
import type { MeasuredWord } from './measure-word.ts';

/** A word, or a piece of one, with its shape in ems. `joined` relates to the word on its left. */
export interface SizedWord {
  word: PageWord;
  shape: MeasuredWord;
}

/** What is painted around letters; lengths in ems. */
export interface WordPadding {
  outline: number;
  extents: StyleExtents;
}

/** A comfortable space between words at normal size, from ink to ink. */
const wordSpace = 0.29;
/** Free space between the letters of a word at its largest and a word that follows without a space. */
const joinedClearance = 0.03;
/** How far a plate reaches towards a word that follows without a space. */
const joinedPlate = 0.05;

/** How far a word at its largest, with outline, hard shadow and plate, reaches beyond its ink at normal size. */
function reach(word: SizedWord, padding: WordPadding): { left: number; right: number } {
  const plate = padding.extents.plate?.around === 'word' ? padding.extents.plate.x : 0;
  const grown = growth(word, padding);
  return {
    left: Math.max(grown.left + padding.outline, plate),
    right: Math.max(grown.right + padding.outline + padding.extents.drop.x, plate),
  };
}

/** Distance from ink to ink at normal size, so wide that neither word touches what is painted around the other. */
export function gapBetween(left: SizedWord, right: SizedWord, padding: WordPadding): number {
  if (right.word.joined) {
    const grown = Math.max(
      growth(left, padding).right,
      growth(right, padding).left,
      plateTowards(left, right, padding),
    );
    return Math.max(sideBearings(left, right), grown + joinedClearance);
  }
  const needed = Math.max(reach(left, padding).right, reach(right, padding).left) + padding.extents.gap;
  return Math.max(needed, Math.max(wordSpace, needed) + spacingOf(left) + spacingOf(right));
}

/** Width in ems, including what is painted around the first and the last word. */
export function lineWidth(words: SizedWord[], padding: WordPadding): number {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return 0;
  const inks = words.reduce((sum, { shape }) => sum + shape.ink.right - shape.ink.left, 0);
  const gaps = words.slice(1).reduce((sum, word, index) => sum + gapBetween(words[index] ?? word, word, padding), 0);
  return inks + gaps + lineEnd(first, padding).left + lineEnd(last, padding).right;
}

/** How far a word reaches beyond its ink at the start or end of a line. */
export function lineEnd(word: SizedWord, padding: WordPadding): { left: number; right: number } {
  const plate = padding.extents.plate?.x ?? 0;
  const { left, right } = reach(word, padding);
  return { left: Math.max(left, plate), right: Math.max(right, plate) };
}

/** How far a plate reaches beyond a word's ink on the side between the two words; one of them may be missing. */
export function plateTowards(
  left: SizedWord | undefined,
  right: SizedWord | undefined,
  { extents }: WordPadding,
): number {
  const plateX = extents.plate?.x ?? 0;
  return left && right?.word.joined ? Math.min(plateX, joinedPlate) : plateX;
}

/** A space between words is a character too: letter spacing is added before and after it. */
function spacingOf({ shape }: SizedWord): number {
  const widest = shape.runs.reduce((most, { spacing }) => Math.max(most, spacing), Number.NEGATIVE_INFINITY);
  return widest * shape.scale;
}

function growth({ word, shape }: SizedWord, { extents }: WordPadding): { left: number; right: number } {
  const centre = shape.advance / 2;
  const extra = peakScaleOf(word, extents) - 1;
  return {
    left: Math.max(0, (centre - shape.ink.left) * extra),
    right: Math.max(0, (shape.ink.right - centre) * extra),
  };
}

function sideBearings(left: SizedWord, right: SizedWord): number {
  return left.shape.advance - left.shape.ink.right + right.shape.ink.left;
}
