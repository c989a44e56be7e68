import LineBreaker from 'linebreak';
import { splitGraphemes } from './drawable-text.ts';

/**
 * Cuts a word that is too wide for a line even at the smallest size: where Unicode allows a line break (UAX 14: after a
 * hyphen, a slash …), else between any two graphemes, into pieces of about the same length. A blank is no place for it:
 * what it sets apart is glued.
 */
export function cutWideWord(text: string, fits: (piece: string) => boolean): string[] {
  if (fits(text)) return [text];
  return breakOpportunities(text).flatMap((piece) => (fits(piece) ? [piece] : cutEvenly(piece, fits)));
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

function cutEvenly(text: string, fits: (piece: string) => boolean): string[] {
  const signs = splitGraphemes(text);
  for (let count = 2; count < signs.length; count++) {
    const pieces = Array.from({ length: count }, (_, index) => slice(signs, index, count));
    if (pieces.every(fits)) return pieces;
  }
  return signs;
}

function slice(signs: string[], index: number, count: number): string {
  const at = (position: number) => Math.round((signs.length * position) / count);
  return signs.slice(at(index), at(index + 1)).join('');
}
