import LineBreaker from 'linebreak';
import { splitGraphemes } from './drawable-text.ts';

/** A word is rather made a little smaller than cut, even where it may be. */
const comfortableScale = 0.85;
/** Its pieces are rather made smaller than cut once more. */
const pieceScale = 0.65;
/** Where an address is cut that has no better places. */
const insideAddress = /(?=@)|(?<=\p{L})(?=[._]\p{L})/u;

export interface LineRoom {
  /** Whether a line holds a text at that scale. */
  fits: (text: string, scale: number) => boolean;
  /** Nothing is made smaller. */
  smallestScale: number;
}

/**
 * Cuts a word that is too wide for a line: where Unicode allows a line break (UAX 14: after a hyphen, a slash …) or an
 * address has a sign, into as few pieces as are about as long as lines; between any two graphemes only what would be
 * too small to be read. A blank is no place for it: what it sets apart is glued.
 */
export function cutWideWord(text: string, { fits, smallestScale }: LineRoom): string[] {
  if (fits(text, comfortableScale)) return [text];
  const parts = breakOpportunities(text).flatMap((part) =>
    fits(part, pieceScale) ? [part] : part.split(insideAddress),
  );
  const isGood = (piece: string) => fits(piece, pieceScale) || parts.includes(piece);
  const isReadable = (piece: string) => fits(piece, smallestScale);
  return fewest(parts, isGood).flatMap((piece) => (isReadable(piece) ? [piece] : cutEvenly(piece, isReadable)));
}

function breakOpportunities(text: string): string[] {
  const breaker = new LineBreaker(text.replaceAll(' ', '\u00a0'));
  const pieces: string[] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    pieces.push(text.slice(from, next.position));
    from = next.position;
  }
  return pieces.filter((piece) => piece !== '');
}

function fewest(parts: string[], isGood: (piece: string) => boolean): string[] {
  for (let count = 2; count < parts.length; count++) {
    const pieces = joinEvenly(parts, count);
    if (pieces.every(isGood)) return pieces;
  }
  return parts;
}

/** Each part goes to the piece that its middle falls into. */
function joinEvenly(parts: string[], count: number): string[] {
  const pieces = Array.from({ length: count }, () => '');
  const length = parts.join('').length;
  let before = 0;
  for (const part of parts) {
    const index = Math.floor(((before + part.length / 2) / length) * count);
    pieces[index] += part;
    before += part.length;
  }
  return pieces.filter((piece) => piece !== '');
}

function cutEvenly(text: string, isReadable: (piece: string) => boolean): string[] {
  const signs = splitGraphemes(text);
  for (let count = 2; count < signs.length; count++) {
    const pieces = Array.from({ length: count }, (_, index) => slice(signs, index, count));
    if (pieces.every(isReadable)) return pieces;
  }
  return signs;
}

function slice(signs: string[], index: number, count: number): string {
  const at = (position: number) => Math.round((signs.length * position) / count);
  return signs.slice(at(index), at(index + 1)).join('');
}
