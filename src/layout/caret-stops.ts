import { splitGraphemes } from './drawable-text.ts';
import type { MeasuredWord } from './measure-word.ts';

/**
 * Where a typing cursor stands before the first letter and after each, in reading order; ems from the pen's start. In
 * scripts that join letters a stop is where the shorter text would end.
 */
export function caretStops({ runs, rightToLeft, advance }: MeasuredWord): number[] {
  const widths = runs.map(({ face, text, rightToLeft: turned }) => face.shape(text, turned).advance / face.unitsPerEm);
  const stops = [rightToLeft ? advance : 0];
  for (const [index, { face, text, rightToLeft: turned }] of runs.entries()) {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const width = widths[index] ?? 0;
    const start = rightToLeft ? advance - before - width : before;
    const graphemes = splitGraphemes(text);
    for (let count = 1; count <= graphemes.length; count++) {
      const typed = face.shape(graphemes.slice(0, count).join(''), turned).advance / face.unitsPerEm;
      stops.push(turned ? start + width - typed : start + typed);
    }
  }
  return stops;
}
