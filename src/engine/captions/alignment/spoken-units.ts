import type { Timed } from '../caption.ts';
import { isOnlyEmojis } from '../emojis/extract-emojis.ts';
import { groupPunctuation } from '../pages/attach-punctuation.ts';

/** A word, or part of one in a script without spaces. */
export interface Piece {
  text: string;
  /** Index of its word. */
  wordIndex: number;
  /** Follows the piece before without a space. */
  joined: boolean;
  /** null = not known. */
  time: Timed | null;
}

/** A word together with punctuation and emojis that take no time of their own. */
export interface SpokenUnit {
  text: string;
  joined: boolean;
  pieces: Piece[];
}

/**
 * Groups pieces by how they are spoken: «Vraiment ?» takes as long as «Vraiment?», so punctuation and emojis that were
 * not spoken take no time from other words. In order; every piece is in one unit.
 */
export function spokenUnits(pieces: Piece[]): SpokenUnit[] {
  const units = attachEmojis(groupPunctuation(pieces.map(unitOf), join));
  return units.flatMap((unit) => (unit.pieces.every(({ time }) => time !== null) ? unit.pieces.map(unitOf) : [unit]));
}

/** From the first piece with a known time to the last; null = none has one. */
export function timeOfUnit({ pieces }: SpokenUnit): Timed | null {
  const times = pieces.flatMap(({ time }) => time ?? []);
  const [first, last] = [times[0], times.at(-1)];
  return first && last ? { startMs: first.startMs, endMs: last.endMs } : null;
}

/** Attaches emojis to the word before, or at the beginning to the one after. */
function attachEmojis(units: SpokenUnit[]): SpokenUnit[] {
  const groups: { units: SpokenUnit[]; isEmojis: boolean }[] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    const isEmojis = isOnlyEmojis(unit.text);
    if (last && (isEmojis || last.isEmojis)) {
      last.units.push(unit);
      last.isEmojis &&= isEmojis;
    } else groups.push({ units: [unit], isEmojis });
  }
  return groups.map(({ units: joined }) => ({
    text: joined.map(({ text }) => text).join(' '),
    joined: joined[0]?.joined ?? false,
    pieces: joined.flatMap(({ pieces }) => pieces),
  }));
}

function unitOf(piece: Piece): SpokenUnit {
  return { text: piece.text, joined: piece.joined, pieces: [piece] };
}

function join(left: SpokenUnit, right: SpokenUnit): SpokenUnit {
  return { text: `${left.text} ${right.text}`, joined: left.joined, pieces: [...left.pieces, ...right.pieces] };
}
