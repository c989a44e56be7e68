import { layers } from '../render/ass/ass-event.ts';

/**
 * The libass script that draws the letters of another one, white and opaque, and nothing else: neither outlines nor
 * shadows nor panels. Letters that are not shown yet stay invisible.
 */
export function lettersOnly(ass: string): string {
  return ass
    .split('\n')
    .filter((line) => !line.startsWith('Dialogue:') || isLetters(line))
    .map((line) => (line.startsWith('Style:') ? whiteStyle(line) : withoutColours(line)))
    .join('\n');
}

function isLetters(line: string): boolean {
  return line.startsWith(`Dialogue: ${layers.fill},`) && !/\\p[1-9]/.test(line);
}

/** The four colours come after name, font and size. */
function whiteStyle(line: string): string {
  const fields = line.split(',');
  return [...fields.slice(0, 3), white, white, clear, clear, ...fields.slice(7)].join(',');
}

const white = '&H00FFFFFF';
const clear = '&HFF000000';

function withoutColours(line: string): string {
  if (!line.startsWith('Dialogue:')) return line;
  return line
    .replace(/\\[1-4]?c&H[0-9A-Fa-f]+&?/g, '')
    .replace(/\\[34]a&H[0-9A-Fa-f]+&?/g, '')
    .replace(/\\[xy]?(bord|shad)[-\d.]+/g, '');
}
