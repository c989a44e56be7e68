import type { Timed } from '../../captions/caption.ts';
import { pageWords } from '../../captions/pages/pages-from-captions.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { FontSet } from '../fonts/font-set.ts';
import type { CaptionGeometry } from '../geometry/caption-geometry.ts';
import { type BrokenLines, breakLines } from '../text/break-lines.ts';
import { cutWideWord } from '../text/cut-wide-word.ts';
import { lettersOf, startsRightToLeft } from '../text/drawable-text.ts';
import { type MeasuredWord, measureWord } from '../text/measure-word.ts';
import { lineWidth, type SizedWord, type WordPadding } from '../text/sized-word.ts';
import { orderLine } from '../text/visual-order.ts';

interface FitTitleInput extends Timed {
  text: string;
  style: CaptionStyle;
  fonts: FontSet;
  geometry: CaptionGeometry;
  padding: WordPadding;
}

/** A title on at most two lines. `scale` of the lines is a share of the full size. */
export interface FittedTitle extends BrokenLines {
  /** Even at the smallest size not all of it fits: it ends in an ellipsis. */
  isCut: boolean;
}

/** Smaller letters are hard to read on a phone: 21 pixels on a frame 1280 pixels high. */
const minScale = 0.5;

/**
 * Returns a function that fits a title at some share of its full size, or as much smaller as its width demands. It returns
 * null where the letters would be too small, and always fits at full size.
 */
export function titleFitter(input: FitTitleInput): (share: number) => FittedTitle | null {
  const { text, startMs, endMs, style, fonts, geometry, padding } = input;
  const letters = lettersOf({ captions: [{ text, startMs, endMs, words: [] }], style, fonts });
  const rightToLeft = startsRightToLeft(text) ?? false;
  const known = new Map<string, MeasuredWord | null>();
  const measure = (word: string, direction: boolean) => {
    const key = `${direction}${word}`;
    const shape = known.get(key) ?? measureWord(word, direction, letters);
    known.set(key, shape);
    return shape;
  };
  const size = (word: SizedWord['word']): SizedWord[] => {
    const shape = measure(word.text, rightToLeft);
    return shape ? [{ word, shape }] : [];
  };
  const fullWidth = geometry.maxLineWidth / geometry.emPx;
  const order = (line: SizedWord[]) => orderLine(line, rightToLeft, measure);
  const widthOf = (piece: string) => lineWidth(size({ text: piece, startMs, endMs, joined: false }), padding);
  const cutWide = (word: string) =>
    cutWideWord(word, { fits: (piece, scale) => widthOf(piece) * scale <= fullWidth, minScale });
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, startMs, endMs }));
  const units = pageWords({ text, startMs, endMs, words }, cutWide);
  const fitWords = (some: SizedWord['word'][], share: number): BrokenLines => {
    const broken = breakLines(some.flatMap(size), { maxWidth: fullWidth / share, padding, order });
    return { ...broken, scale: broken.scale * share };
  };

  return (share) => {
    const whole = fitWords(units, share);
    if (whole.scale >= minScale) return { ...whole, isCut: false };
    return share < 1 ? null : shorten(units, (some) => fitWords(some, minScale));
  };
}

/** As many words as fit at the smallest size, and an ellipsis. */
function shorten(units: SizedWord['word'][], fitWords: (some: SizedWord['word'][]) => BrokenLines): FittedTitle {
  let [low, high] = [1, units.length - 1];
  const first = (count: number) =>
    fitWords([...units.slice(0, count - 1), ...units.slice(count - 1, count).map(withEllipsis)]);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (first(middle).scale >= minScale) low = middle;
    else high = middle - 1;
  }
  return { ...first(low), isCut: true };
}

function withEllipsis(word: SizedWord['word']): SizedWord['word'] {
  return { ...word, text: `${word.text.replace(/\p{P}+$/u, '')}…` };
}
