import LineBreaker from 'linebreak';
import { splitGraphemes } from '../../../infra/segments.ts';

/** A word is made a little smaller, down to this, before it is cut. */
const comfortableScale = 0.85;
/** Pieces are made smaller, down to this, before they are cut again. */
const pieceScale = 0.65;
/** Break opportunities in URLs and email addresses that have no better ones. */
const insideAddress = /(?=@)|(?<=\p{L})(?=[._]\p{L})/u;

/** Longer words are cut into pieces of this many UTF-16 units first, since each way to cut one is tried. */
const maxTriedLength = 500;

interface LineRoom {
  /** Whether a text fits on a line at that scale. */
  fits: (text: string, scale: number) => boolean;
  /** Smallest readable scale. */
  minScale: number;
}

/**
 * Cuts a word that is too wide for a line into as few pieces as possible: where Unicode allows a line break (UAX 14:
 * after a hyphen, a slash …), or at the punctuation of an address. Only a piece that would be too small to read is cut
 * between any two graphemes. Never cuts at a space: punctuation that was attached with a space stays with its word.
 */
export function cutWideWord(text: string, room: LineRoom): string[] {
  if (room.fits(text, comfortableScale)) return [text];
  if (text.length <= maxTriedLength) return cutAtBest(text, room);
  const pieces = longPieces(text);
  return pieces.length === 1 ? pieces : pieces.flatMap((piece) => cutWideWord(piece, room));
}

/** As long as is tried, or a single grapheme. */
function longPieces(text: string): string[] {
  const pieces: string[][] = [];
  let length = maxTriedLength;
  for (const grapheme of splitGraphemes(text)) {
    length += grapheme.length;
    if (length > maxTriedLength) {
      pieces.push([]);
      length = grapheme.length;
    }
    pieces.at(-1)?.push(grapheme);
  }
  return pieces.map((graphemes) => graphemes.join(''));
}

function cutAtBest(text: string, { fits, minScale }: LineRoom): string[] {
  const parts = breakOpportunities(text).flatMap((part) =>
    fits(part, pieceScale) ? [part] : part.split(insideAddress),
  );
  const isGood = (piece: string) => fits(piece, pieceScale) || parts.includes(piece);
  const isReadable = (piece: string) => fits(piece, minScale);
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

/** Each part goes to the piece in which its middle lies. */
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
  const graphemes = splitGraphemes(text);
  for (let count = 2; count < graphemes.length; count++) {
    const pieces = Array.from({ length: count }, (_, index) => slice(graphemes, index, count));
    if (pieces.every(isReadable)) return pieces;
  }
  return graphemes;
}

function slice(graphemes: string[], index: number, count: number): string {
  const at = (position: number) => Math.round((graphemes.length * position) / count);
  return graphemes.slice(at(index), at(index + 1)).join('');
}
