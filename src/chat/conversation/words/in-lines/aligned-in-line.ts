import { fold } from '../text/fold.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import { quotedPlaces } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { judgeWords, type Spoken, textAt } from '../with-captions/mentions.ts';
import { likenessOf } from '../with-captions/spelling.ts';
import { edgeCosts, hasPlainEdge, likenessTo, wordsOf } from './near-in-line.ts';

/** What words of a line become. */
interface Change {
  wrong: string;
  right: string;
}

/** In words. Longer texts and lines are compared as a whole. */
const maxWords = { said: 16, line: 40 };
/** In words. A shorter text is no line. */
const minText = 5;
/** Words of the line that as many or fewer words may replace: "zap ear" and "Zapier". */
const maxRun = { line: 3, said: 2 };
/** Share of what is said that has its place in the line, and of the line that all of it would fill. */
const minSaid = 0.6;
const maxOfLine = 0.7;
/** How alike the new words and the old ones are: beside words that stay, and alone. */
const minLikeness = { beside: 0.55, alone: 0.6 };
/** What a number is to another one of one word. */
const numbersAlike = 0.6;
const maxTimes = 20;
/** A word without a partner: words of the line are left out more easily. */
const costOfGap = { said: 0.4, line: 0.15 };

/**
 * The words of a line that others are to replace, where a text is only a part of the line: "so it should be hook so the first three
 * seconds". The words of both are put side by side (local alignment after Smith and Waterman: the same word counts 1, alike ones their
 * likeness, a word without a partner less than nothing). null = the text is no such part, or changes nothing. Costs at most 16 × 40 × 6 comparisons of words.
 */
export function alignedInLine(text: string, written: string, dictionaries: readonly Dictionary[]): Change[] | null {
  const line = wordsOf(written);
  const said = saidBefore(text, line, dictionaries);
  if (said.length === 0 || said.length > maxWords.said || line.length > maxWords.line) return null;
  const steps = bestSteps(said, line, dictionaries);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const placed = new Set(
    steps.flatMap(({ said: from, saidTo }) => Array.from({ length: saidTo - from }, (_, at) => from + at)),
  );
  const counted = said.filter((word, at) => !word.isPlain || placed.has(at)).length;
  const ofLine = (last.lineTo - first.line) / line.length;
  const changes = steps.filter(({ isSame }) => !isSame);
  if (changes.length === 0 || placed.size / counted < minSaid || ofLine > maxOfLine) return null;
  // “Line 6: all of it lands there with Zapier” is a new text, and so is one that begins like the line
  if (counted >= minText && (placed.size < counted || (first.line === 0 && first.said === 0))) return null;
  const isAlone = changes.length === steps.length;
  if (isAlone && changes.some(({ likeness }) => likeness < minLikeness.alone)) return null;
  return changes.map(({ said: from, saidTo: to, line: lineFrom, lineTo }) => ({
    wrong: line.slice(lineFrom, lineTo).join(' '),
    right: textAt(text, said, { from, to }),
  }));
}

/** The words up to a "not" that the line does not have. */
function saidBefore(text: string, line: readonly string[], dictionaries: readonly Dictionary[]): Spoken[] {
  const words = judgeWords(text, tokenize(text), { dictionaries, isQuoted: quotedPlaces(text) });
  const known = new Set(line.map(lettersOf));
  const not = words.findIndex(({ isNot, token }) => isNot && !known.has(lettersOf(token.key)));
  return words.slice(0, not === -1 ? words.length : not).filter(({ token }) => token.kind !== 'break');
}

/** Words of the text that stand for words of the line; `…To` exclusive. */
interface Step {
  said: number;
  saidTo: number;
  line: number;
  lineTo: number;
  isSame: boolean;
  likeness: number;
}

/** Where a way ends. */
interface Cell {
  score: number;
  step: Step | null;
  /** The cell before it; null = the way begins here. */
  before: Cell | null;
}

/** The steps of the best way through both, without the gaps. */
function bestSteps(said: readonly Spoken[], line: readonly string[], dictionaries: readonly Dictionary[]): Step[] {
  const start: Cell = { score: 0, step: null, before: null };
  const cells = Array.from({ length: said.length + 1 }, () => Array.from({ length: line.length + 1 }, () => start));
  const cellAt = (row: number, column: number) => cells[row]?.[column] ?? start;
  let best = start;
  for (let row = 1; row <= said.length; row++) {
    for (let column = 1; column <= line.length; column++) {
      const gaps = [
        { before: cellAt(row - 1, column), cost: costOfGap.said },
        { before: cellAt(row, column - 1), cost: costOfGap.line },
      ].map(({ before, cost }): Cell => ({ score: before.score - cost, step: null, before }));
      const steps = stepsTo(row, column, { said, line, dictionaries }).map((step): Cell => {
        const before = cellAt(step.said, step.line);
        return { score: before.score + scoreOf(step), step, before };
      });
      const cell = [...steps, ...gaps].reduce((one, other) => (other.score > one.score ? other : one), start);
      (cells[row] as Cell[])[column] = cell;
      if (cell.step && cell.score > best.score) best = cell;
    }
  }
  const steps: Step[] = [];
  for (let cell: Cell | null = best; cell; cell = cell.before) if (cell.step) steps.unshift(cell.step);
  return steps;
}

/** Of runs that are alike, the longer one is taken: “zappe hier” and “zappe” for “Zapier”. */
const longerCounts = 0.03;

function scoreOf({ isSame, likeness, lineTo, line }: Step): number {
  return isSame ? 1 : likeness + (lineTo - line - 1) * longerCounts;
}

function stepsTo(
  row: number,
  column: number,
  {
    said,
    line,
    dictionaries,
  }: { said: readonly Spoken[]; line: readonly string[]; dictionaries: readonly Dictionary[] },
): Step[] {
  const steps: Step[] = [];
  for (let count = 1; count <= Math.min(maxRun.said, row); count++) {
    for (let length = 1; length <= Math.min(maxRun.line, column); length++) {
      const words = said.slice(row - count, row);
      const own = line.slice(column - length, column);
      const [one, other] = [words.map(({ token }) => lettersOf(token.key)), own.map(lettersOf)];
      const place = { said: row - count, saidTo: row, line: column - length, lineTo: column };
      // “шортсы” and “шорцы” have the same letters in Latin script, and differ
      const [keys, folded] = [words.map(({ token }) => token.key), own.map((word) => fold(word))];
      const isSame = keys.join('') === folded.join('');
      if (isSame && count === 1 && length === 1) steps.push({ ...place, isSame, likeness: 1 });
      // what both have is no part of a change
      else if (!isSame && (keys.some((word) => folded.includes(word)) || !mayBeNew(words))) continue;
      else {
        const ofLetters = isSame ? 1 : likenessOfRuns(one, other, dictionaries);
        if (ofLetters < minLikeness.beside) continue;
        const costs = !isSame && count === 1 && hasPlainEdge(own.join(' '), dictionaries) ? edgeCosts : 0;
        const likeness = ofLetters - costs;
        if (likeness >= minLikeness.beside) steps.push({ ...place, isSame: false, likeness });
      }
    }
  }
  return steps;
}

/** “l’accroche”, but not “its hook”. */
function mayBeNew([first, second]: readonly Spoken[]): boolean {
  if (!first?.isPlain) return second?.isPlain !== true;
  return (
    second !== undefined && !second.isPlain && first.token.end + 1 >= second.token.start && /['’]$/u.test(first.text)
  );
}

function likenessOfRuns(one: readonly string[], other: readonly string[], dictionaries: readonly Dictionary[]): number {
  const languages = dictionaries.map(({ language }) => language);
  const [value, own] = [one, other].map((words) => numberOf(words.join(''), languages));
  const compared = one.length === 1 && other.length === 1 ? likenessTo : likenessOf;
  const likeness = compared(one.join(''), other.join(''));
  // “1894” is more than the “eighteen” of “eighteen ninety four”
  const areNear = value != null && own != null && Math.max(value, own) <= maxTimes * Math.min(value, own);
  return other.length === 1 && areNear ? Math.max(numbersAlike, likeness) : likeness;
}
