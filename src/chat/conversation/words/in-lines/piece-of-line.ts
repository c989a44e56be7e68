import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { fold } from '../text/fold.ts';

/** In words. */
const minPiece = 3;
/** Share of the words of a piece that the line has at the same place. */
const minSame = 0.5;
/** In words. Longer lines are compared as a whole. */
const maxLine = 40;

/**
 * "2 про рилсы и шортсы", where the line has more words before these: a text that begins with a word inside the line, and goes on to its end or
 * ends with a word of it.
 * @returns the words of the line whose place it takes; null = the text is no such piece, or only leaves words out
 */
export function pieceOfLine(text: string, written: string): string[] | null {
  const [said, line] = [text, written].map((some) => some.trim().split(/\s+/)) as [string[], string[]];
  // "шорцы" and "шортсы" sound alike, and differ
  const [letters, own] = [said, line].map((words) => words.map((word) => fold(splitAffixes(word).core))) as [
    string[],
    string[],
  ];
  if (said.length < minPiece || said.length >= line.length || line.length > maxLine) return null;
  const from = own.findIndex(
    (word, at) => at > 0 && word === letters[0] && isPiece(letters, own.slice(at, at + said.length), at, own.length),
  );
  // of a word that stands twice, one is left out
  if (from === -1 || own[from - 1] === letters[0] || letters.every((word, at) => word === own[from + at])) return null;
  return line.slice(from, from + said.length);
}

function isPiece(letters: readonly string[], own: readonly string[], from: number, count: number): boolean {
  const reachesEnd = from + letters.length === count;
  const same = letters.filter((word, at) => word === own[at]).length;
  return (
    own.length === letters.length && (reachesEnd || letters.at(-1) === own.at(-1)) && same / letters.length >= minSame
  );
}
