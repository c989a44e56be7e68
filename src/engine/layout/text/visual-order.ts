import { groupNeighbours } from '../../../infra/group-neighbours.ts';
import type { PageWord } from '../../captions/caption.ts';
import { splitTime } from '../../captions/words/split-time.ts';
import { type BidiUnit, baseDirection, bidiUnits, isBidirectional, isShownAlike, leftmost } from './bidi-units.ts';
import { type Measure, scaleWord } from './measure-word.ts';
import type { SizedWord } from './sized-word.ts';

/** A word, or a piece of one, on a line. */
interface VisualWord {
  /** Index of the word in the line, in reading order. */
  index: number;
  /** Start in the line's text. */
  from: number;
  /** Without direction marks. */
  text: string;
  /** Base direction with which it is drawn correctly by itself. */
  rightToLeft: boolean;
  /** Follows the one on its left without a space. */
  joined: boolean;
}

interface Piece {
  index: number;
  from: number;
  units: BidiUnit[];
  rightToLeft: boolean;
  /** Punctuation that other words separate from its own word. */
  isDetached: boolean;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Words of one line from left to right, by the Unicode bidirectional algorithm (UAX 9). A word is split into pieces if
 * other words stand between them. Punctuation that is separated from its word joins the word that it then touches.
 *
 * @param rightToLeft the caption's direction
 */
export function visualOrder(words: { text: string; joined: boolean }[], rightToLeft: boolean): VisualWord[] {
  if (isPlainOrder(words, rightToLeft))
    return words.map(({ text, joined }, index) => ({ index, from: index, text, rightToLeft, joined }));
  const pieces = unitsOfWords(words, rightToLeft)
    .flatMap((units, index) => piecesOf(units, index, rightToLeft))
    .sort((a, b) => leftmost(a.units) - leftmost(b.units));
  const attached = attachDetached(pieces, rightToLeft);
  return attached.map((piece, i) => ({
    index: piece.index,
    from: piece.from,
    text: textOf(piece.units),
    rightToLeft: piece.rightToLeft,
    joined: areAdjacent(attached[i - 1], piece),
  }));
}

/** Whether all words run from left to right, one after the other. */
function isPlainOrder(words: { text: string }[], rightToLeft: boolean): boolean {
  return !rightToLeft && !words.some(({ text }) => isBidirectional(text));
}

function unitsOfWords(words: { text: string; joined: boolean }[], rightToLeft: boolean): BidiUnit[][] {
  const written = words.map(({ text, joined }, index) => (joined || index === 0 ? text : ` ${text}`));
  const units = bidiUnits(written.join(''), baseDirection(rightToLeft));
  let [end, next] = [0, 0];
  return written.map((text, index) => {
    end += text.length;
    const start = end - (words[index]?.text.length ?? 0);
    const own: BidiUnit[] = [];
    for (let unit = units[next]; unit && unit.index < end; unit = units[++next]) {
      if (unit.index >= start) own.push(unit);
    }
    return own;
  });
}

/** A single piece if the word looks the same alone as in its line, else a piece for each embedding level. */
function piecesOf(units: BidiUnit[], index: number, base: boolean): Piece[] {
  const from = units[0]?.index;
  if (from === undefined) return [];
  const text = textOf(units);
  for (const rightToLeft of [base, !base]) {
    const alone = bidiUnits(text, baseDirection(rightToLeft));
    if (isShownAlike(units, alone)) return [{ index, from, units, rightToLeft, isDetached: false }];
  }
  const isWord = letterOrDigit.test(text);
  return groupNeighbours(units, (before, unit) => before.level === unit.level).map((piece) => ({
    index,
    from: piece[0]?.index ?? from,
    units: piece,
    rightToLeft: piece[0]?.rightToLeft ?? base,
    isDetached: isWord && !letterOrDigit.test(textOf(piece)),
  }));
}

function attachDetached(pieces: Piece[], base: boolean): Piece[] {
  const attached: Piece[] = [];
  for (const piece of pieces) {
    const before = attached.at(-1);
    const mayJoin = before && before.index !== piece.index && areAdjacent(before, piece);
    const both = mayJoin ? asOne(before, piece, base) : null;
    attached.splice(both ? -1 : attached.length, 1, both ?? piece);
  }
  return attached;
}

/** null unless exactly one of them is detached punctuation, and both look the same when drawn together. */
function asOne(left: Piece, right: Piece, base: boolean): Piece | null {
  if (left.isDetached === right.isDetached) return null;
  const units = base ? [...right.units, ...left.units] : [...left.units, ...right.units];
  if (!isShownAlike(units, bidiUnits(textOf(units), baseDirection(base)))) return null;
  const { index, from } = left.isDetached ? right : left;
  return { index, from, units, rightToLeft: base, isDetached: false };
}

function areAdjacent(left: Piece | undefined, right: Piece): boolean {
  return left !== undefined && leftmost(left.units) + left.units.length === leftmost(right.units);
}

function textOf(units: BidiUnit[]): string {
  return units.map(({ unit }) => unit).join('');
}

/** Orders the words of a line from left to right. If other words separate the pieces of a word, they split its time. */
export function orderLine(words: SizedWord[], rightToLeft: boolean, measure: Measure): SizedWord[] {
  const written = words.map(({ word }) => word);
  if (isPlainOrder(written, rightToLeft)) return words;
  const visual = visualOrder(written, rightToLeft);
  return visual.flatMap((piece) => {
    const shape = measure(piece.text, piece.rightToLeft);
    const whole = words[piece.index];
    if (!shape || !whole) return [];
    const time = timeOf(piece, visual, whole.word);
    return [{ word: { ...whole.word, ...time, joined: piece.joined }, shape: scaleWord(shape, whole.shape.scale) }];
  });
}

function timeOf(piece: VisualWord, visual: VisualWord[], word: PageWord) {
  const pieces = visual.filter(({ index }) => index === piece.index).sort((a, b) => a.from - b.from);
  if (pieces.length === 1) return word;
  return splitTime(
    pieces.map(({ text }) => text),
    word.startMs,
    word.endMs,
  )[pieces.indexOf(piece)];
}
