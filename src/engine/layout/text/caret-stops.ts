import type { CaretStop } from '../geometry/page-layout.ts';
import { shapeText, splitGraphemes } from './drawable-text.ts';
import type { MeasuredWord } from './measure-word.ts';

/**
 * Before the first letter and after each, in reading order; ems from the pen's start. In scripts that join letters a stop
 * is where the shorter text would end.
 */
export function caretStops({ runs, rightToLeft }: MeasuredWord): CaretStop[] {
  const [first] = runs;
  const stops: CaretStop[] = first ? [{ x: rightToLeft ? first.left + first.advance : first.left, rightToLeft }] : [];
  for (const run of runs) {
    const { text, left, advance, rightToLeft: turned } = run;
    const graphemes = splitGraphemes(text);
    for (let count = 1; count <= graphemes.length; count++) {
      const typed = shapeText(run, graphemes.slice(0, count).join('')).advance;
      stops.push({ x: turned ? left + advance - typed : left + typed, rightToLeft: turned });
    }
  }
  return stops;
}
