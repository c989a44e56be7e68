import { extractEmojis } from '../emojis/extract-emojis.ts';
import { groupPunctuation } from '../pages/attach-punctuation.ts';

interface Timed {
  startMs: number;
  endMs: number;
}

/** A word, or a part of one in a script without blanks. */
export interface Piece {
  text: string;
  /** Which of the words it is of. */
  wordIndex: number;
  /** Written without a blank after the piece before. */
  joined: boolean;
  /** When it was said; null = that is not known. */
  time: Timed | null;
}

/** What is said at once. */
export interface SpokenUnit {
  text: string;
  joined: boolean;
  pieces: Piece[];
}

/**
 * «Vraiment ?» is said as «Vraiment?» is: signs and emojis that nobody said take no time from words that they do not
 * stand with. In order, every piece in one of the units.
 */
export function spokenUnits(pieces: Piece[]): SpokenUnit[] {
  const units = withEmojis(groupPunctuation(pieces.map(unitOf), stick));
  return units.flatMap((unit) => (unit.pieces.every(({ time }) => time !== null) ? unit.pieces.map(unitOf) : [unit]));
}

/** From where the first of its pieces was said to where the last was; null = none of them was. */
export function timeOfUnit({ pieces }: SpokenUnit): Timed | null {
  const times = pieces.flatMap(({ time }) => time ?? []);
  const [first, last] = [times[0], times.at(-1)];
  return first && last ? { startMs: first.startMs, endMs: last.endMs } : null;
}

/** With the word before, or at the beginning with the one after. */
function withEmojis(units: SpokenUnit[]): SpokenUnit[] {
  const spoken: SpokenUnit[] = [];
  for (const unit of units) {
    const last = spoken.at(-1);
    if (last && (isEmojis(unit) || isEmojis(last))) spoken.splice(-1, 1, stick(last, unit));
    else spoken.push(unit);
  }
  return spoken;
}

function isEmojis({ text }: SpokenUnit): boolean {
  return !/[\p{L}\p{N}]/u.test(text) && extractEmojis(text).text.trim() === '';
}

function unitOf(piece: Piece): SpokenUnit {
  return { text: piece.text, joined: piece.joined, pieces: [piece] };
}

function stick(left: SpokenUnit, right: SpokenUnit): SpokenUnit {
  return { text: `${left.text} ${right.text}`, joined: left.joined, pieces: [...left.pieces, ...right.pieces] };
}
