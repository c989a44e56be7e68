import type { CaretStop } from '../geometry/page-layout.ts';
import { shapeText, splitGraphemes } from './drawable-text.ts';
import type { MeasuredWord } from './measure-word.ts';

/**
 * Cursor positions before the first letter and after each, in reading order, in ems from the pen's start. In scripts with
 * joined letters, a position is the end of the text typed so far. Letter spacing begins behind a position.
 */
export function caretStops({ runs, rightToLeft }: MeasuredWord): CaretStop[] {
  const [first] = runs;
  const stops: CaretStop[] = first
    ? [{ x: rightToLeft ? first.left + first.advance - first.spacing : first.left, rightToLeft }]
    : [];
  for (const run of runs) {
    const { text, left, advance, rightToLeft: runRightToLeft } = run;
    const graphemes = splitGraphemes(text);
    for (let count = 1; count <= graphemes.length; count++) {
      const typed = shapeText(run, graphemes.slice(0, count).join('')).advance;
      stops.push({
        x: runRightToLeft ? left + advance - typed : left + typed - run.spacing,
        rightToLeft: runRightToLeft,
      });
    }
  }
  return stops;
}
