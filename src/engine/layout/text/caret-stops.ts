import type { CaretStop } from '../geometry/page-layout.ts';
import { splitGraphemes } from './drawable-text.ts';
import type { MeasuredWord } from './measure-word.ts';

/**
 * Before the first letter and after each, in reading order; ems from the pen's start. In scripts that join letters a stop
 * is where the shorter text would end.
 */
export function caretStops({ runs, rightToLeft }: MeasuredWord): CaretStop[] {
  const [first] = runs;
  const stops: CaretStop[] = first ? [{ x: rightToLeft ? first.left + first.advance : first.left, rightToLeft }] : [];
  for (const { face, text, left, advance, rightToLeft: turned } of runs) {
    const graphemes = splitGraphemes(text);
    for (let count = 1; count <= graphemes.length; count++) {
      const typed = face.shape(graphemes.slice(0, count).join(''), turned).advance / face.unitsPerEm;
      stops.push({ x: turned ? left + advance - typed : left + typed, rightToLeft: turned });
    }
  }
  return stops;
}
