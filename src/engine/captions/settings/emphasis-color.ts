import { colorDistance, contrast } from './color-contrast.ts';

interface ColorsOfStyle {
  fontColor: string;
  highlightColor: string;
  /** Of what the letters stand on: the outline or the box. */
  outlineColor: string;
}

/** Letters are large and bold: WCAG asks for 3. */
const usualMinContrast = 3;
/** Colours nearer to one another look like one colour that was missed. */
const minDistance = 100;

/** What stands out on most pictures, the best first; then what stands out on white. */
const others = [
  ...['#FFE500', '#4BFF7A', '#3DDCFF', '#FF8A00', '#FF6FB5'],
  ...['#0B4FD0', '#C2185B', '#0A7A3B', '#FFFFFF', '#111111'],
];

/**
 * The colour of words that stand out: the one that the style names, if it is readable and differs from the letters and
 * from the word that is being spoken, which a caller may have changed; else the first other colour that does, or the one
 * that differs most.
 */
export function emphasisColor(wanted: string, colors: ColorsOfStyle, minContrast = usualMinContrast): string {
  const choices = [wanted, ...others];
  const readable = choices.filter((color) => contrast(color, colors.outlineColor) >= minContrast);
  const clear = readable.find((color) => difference(color, colors) >= minDistance);
  if (clear !== undefined) return clear;
  const rest = readable.length > 0 ? readable : choices;
  return rest.reduce((best, color) => (difference(color, colors) > difference(best, colors) ? color : best));
}

function difference(color: string, { fontColor, highlightColor }: ColorsOfStyle): number {
  return Math.min(colorDistance(color, fontColor), colorDistance(color, highlightColor));
}
