import type { ColorName } from '../../settings/palette.ts';
import type { Dictionary, PhraseNode } from './compile-lexicon.ts';
import type { Meaning } from './meaning.ts';

/** Colours that end compounds; others are also things: "Marzipanrosa", but "Rheingold". */
const endings: ReadonlySet<string> = new Set<ColorName>([
  ...(['white', 'black', 'gray', 'yellow', 'red', 'pink', 'purple', 'blue', 'green', 'brown'] as const),
]);
/** In letters: of what stands before the colour, of the colour, and of the whole. */
const minBefore = 3;
const minColor = 3;
const maxCompound = 30;
/** "Vollkornbrot", "Weizenschrot", "Schildkröten" and "Morgengrauen" are no colours. */
const otherEnds = /(?:b|sch|k)rot(?:e[nrsm]?)?$|grauen$/;

/** "Quietschgelb", "tomatenrot": a German compound is the colour that it ends with; null = it ends with none. */
export function colorInCompound(key: string, { language, phrases, known }: Dictionary): Meaning | null {
  if (language !== 'de' || key.length > maxCompound || known.has(key)) return null;
  if (otherEnds.test(key)) return null;
  const named = colorOfNoun(key, phrases);
  if (named) return named;
  for (let at = minBefore; at <= key.length - minColor; at++) {
    const meaning = phrases.next.get(key.slice(at))?.meaning;
    if (meaning?.kind === 'color' && meaning.name !== null && endings.has(meaning.name)) return meaning;
  }
  return null;
}

/** "Honigton", "Cremetöne". */
const tone = /^(\p{L}{3,})ton(?:s|es|e|en)?$/u;

/** "Des Gelbs", "ein Honigton": a noun made of a colour, or of the thing that has it. */
function colorOfNoun(key: string, phrases: PhraseNode): Meaning | null {
  const named = tone.exec(key)?.[1] ?? (key.endsWith('s') ? key.slice(0, -1) : '');
  const meaning = phrases.next.get(named)?.meaning;
  if (meaning?.kind !== 'color' || (meaning.isThing && !tone.test(key))) return null;
  const { isThing: _, ...color } = meaning;
  return color;
}
