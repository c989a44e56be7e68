import { type BidiUnit, baseDirection, bidiUnits, isShownAlike, leftmost } from './bidi-units.ts';

/** A word, or a piece of one, where it stands on a line. */
export interface VisualWord {
  /** Of the word in the line, in reading order. */
  index: number;
  /** Where it begins in the line's text. */
  from: number;
  /** Without marks of direction. */
  text: string;
  /** The base direction that draws it right when it is drawn by itself. */
  rightToLeft: boolean;
  /** Follows the one on its left without a blank. */
  joined: boolean;
}

interface Piece {
  index: number;
  from: number;
  units: BidiUnit[];
  rightToLeft: boolean;
  /** Punctuation that other words part from its own. */
  isCutOff: boolean;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
/** What may be set from right to left, and marks that turn text around. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Words of one line from left to right, by UAX 9. A word comes in several pieces where others stand between them;
 * punctuation that is parted from its word goes with the word that it then touches.
 *
 * @param rightToLeft the caption's direction
 */
export function visualOrder(words: { text: string; joined: boolean }[], rightToLeft: boolean): VisualWord[] {
  if (!rightToLeft && !words.some(({ text }) => turning.test(text)))
    return words.map(({ text, joined }, index) => ({ index, from: index, text, rightToLeft, joined }));
  const pieces = unitsOfWords(words, rightToLeft)
    .flatMap((units, index) => piecesOf(units, index, rightToLeft))
    .sort((a, b) => leftmost(a.units) - leftmost(b.units));
  const lent = lendCutOff(pieces, rightToLeft);
  return lent.map((piece, position) => ({
    index: piece.index,
    from: piece.from,
    text: textOf(piece.units),
    rightToLeft: piece.rightToLeft,
    joined: doTouch(lent[position - 1], piece),
  }));
}

function unitsOfWords(words: { text: string; joined: boolean }[], rightToLeft: boolean): BidiUnit[][] {
  const written = words.map(({ text, joined }, index) => (joined || index === 0 ? text : ` ${text}`));
  const units = bidiUnits(written.join(''), baseDirection(rightToLeft));
  let end = 0;
  return written.map((text, index) => {
    end += text.length;
    const start = end - (words[index]?.text.length ?? 0);
    return units.filter(({ at }) => start <= at && at < end);
  });
}

/** One, where it looks by itself as it does in its line. */
function piecesOf(units: BidiUnit[], index: number, base: boolean): Piece[] {
  const from = units[0]?.at;
  if (from === undefined) return [];
  const text = textOf(units);
  for (const rightToLeft of [base, !base]) {
    const alone = bidiUnits(text, baseDirection(rightToLeft));
    if (isShownAlike(units, alone)) return [{ index, from, units, rightToLeft, isCutOff: false }];
  }
  const isWord = letterOrDigit.test(text);
  return ofOneLevel(units).map((piece) => ({
    index,
    from: piece[0]?.at ?? from,
    units: piece,
    rightToLeft: piece[0]?.rightToLeft ?? base,
    isCutOff: isWord && !letterOrDigit.test(textOf(piece)),
  }));
}

function ofOneLevel(units: BidiUnit[]): BidiUnit[][] {
  const pieces: BidiUnit[][] = [];
  for (const unit of units) {
    const current = pieces.at(-1);
    if (current?.at(-1)?.level === unit.level) current.push(unit);
    else pieces.push([unit]);
  }
  return pieces;
}

function lendCutOff(pieces: Piece[], base: boolean): Piece[] {
  const lent: Piece[] = [];
  for (const piece of pieces) {
    const before = lent.at(-1);
    const both = before && before.index !== piece.index && doTouch(before, piece) ? asOne(before, piece, base) : null;
    lent.splice(both ? -1 : lent.length, 1, both ?? piece);
  }
  return lent;
}

/** null where neither lends itself, or where they would look otherwise by themselves. */
function asOne(left: Piece, right: Piece, base: boolean): Piece | null {
  if (left.isCutOff === right.isCutOff) return null;
  const units = base ? [...right.units, ...left.units] : [...left.units, ...right.units];
  if (!isShownAlike(units, bidiUnits(textOf(units), baseDirection(base)))) return null;
  const { index, from } = left.isCutOff ? right : left;
  return { index, from, units, rightToLeft: base, isCutOff: false };
}

function doTouch(left: Piece | undefined, right: Piece): boolean {
  return left !== undefined && leftmost(left.units) + left.units.length === leftmost(right.units);
}

function textOf(units: BidiUnit[]): string {
  return units.map(({ unit }) => unit).join('');
}
