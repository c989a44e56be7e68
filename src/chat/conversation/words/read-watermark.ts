import type { Language } from '../../../texts/languages.ts';
import { languages } from '../../../texts/languages.ts';
import { lexiconOf } from './dictionary-of.ts';
import { fold } from './text/fold.ts';

/** What a message says about the watermark; nothing of it = it only names it. */
export interface WatermarkWords {
  isUnwanted?: true;
  row?: 'top' | 'bottom';
  side?: 'left' | 'right';
  /** 1 = stronger, -1 = fainter. */
  strength?: 1 | -1;
}

/** Characters. A longer message is about more than the watermark. */
const maxLength = 120;

/** What a message says about the watermark, in any of the languages. null = it is about something else, or more. */
export function readWatermark(text: string): WatermarkWords | null {
  if (text.length > maxLength) return null;
  const folded = fold(text);
  for (const language of languages) {
    const said = readIn(language, folded);
    if (said) return said;
  }
  return null;
}

function readIn(language: Language, folded: string): WatermarkWords | null {
  const { noun, other, less, ...meanings } = lexiconOf(language).watermark;
  const rest = folded.replace(noun, ' ');
  if (rest === folded) return null;
  const words = rest.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const known = new Map(
    Object.entries({ ...meanings, less, other }).flatMap(([name, list]) =>
      list.split(' ').map((word) => [fold(word), name] as const),
    ),
  );
  const said = new Set(words.map((word) => known.get(word)));
  if (said.has(undefined)) return null;
  if (said.has('none')) return { isUnwanted: true };
  const oneOf = <Name extends string>(...names: Name[]) => names.find((name) => said.has(name));
  const [row, side, shade] = [oneOf('top', 'bottom'), oneOf('left', 'right'), oneOf('stronger', 'fainter')];
  const isStronger = (shade === 'stronger') !== said.has('less');
  return { ...(row && { row }), ...(side && { side }), ...(shade && { strength: isStronger ? 1 : -1 }) };
}
