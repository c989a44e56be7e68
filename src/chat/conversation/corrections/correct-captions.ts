import { keepEmphasis } from '../../../engine/captions/alignment/keep-emphasis.ts';
import type { Caption, CaptionInput, Word } from '../../../engine/captions/caption.ts';
import type { CorrectionWish } from '../understood-words.ts';
import { holdLines, type LinesInHand } from './lines-in-hand.ts';
import { createNearestSearch, type NearestWords } from './nearest-words.ts';
import { createReplacing } from './replace-words.ts';
import { createStandingSearch, isAlmost } from './standing-words.ts';

/** The result of one wish. Lines count from 1, as before any correction. */
export type CorrectionOutcome =
  | { kind: 'replaced'; wrong: string; right: string; count: number; lines: number[] }
  | { kind: 'emphasized'; words: string; on: boolean; count: number; lines: number[] }
  /** All words that stood out are like the others again. */
  | { kind: 'all_plain'; count: number }
  /** `isPart`: capitals were asked for elsewhere, too. */
  | { kind: 'lines_capitalized'; count: number; isPart: boolean }
  | { kind: 'line_replaced'; line: number }
  | { kind: 'line_removed'; line: number; text: string }
  /** The right words stand there already, and the wrong ones nowhere else. */
  | { kind: 'right_already'; right: string; line: number }
  /** The words are not in the captions. */
  | { kind: 'not_found'; wrong: string; right: string; nearest: NearestWords | null }
  | { kind: 'no_such_line'; line: number; lineCount: number }
  /** Not made: the captions would get too long, or the message asks for too many. */
  | { kind: 'too_much' };

/** Searches for similar words: as many as are told. */
const maxSearches = 10;

/** One caption before a correction, and after it (null = it was removed). */
export interface CorrectedLine {
  startMs: number;
  endMs: number;
  before: string;
  emoji?: string;
  after: string | null;
  /** The marks of its words before, by their places; null = it had none. Only of words whose marks changed. */
  marks?: [place: number, emphasis: boolean | null][];
}

export interface CorrectedCaptions {
  captions: CaptionInput[];
  outcomes: CorrectionOutcome[];
  changed: CorrectedLine[];
}

/**
 * Applies corrections in the given order. Times and emojis stay, and so do the times of words in unchanged lines. A line
 * that becomes empty is removed.
 */
export function correctCaptions(captions: Caption[], wishes: CorrectionWish[]): CorrectedCaptions {
  const held = holdLines(captions.map(({ text }) => text));
  const { lines } = held;
  const correct = createWordCorrections(held);
  const marks = new Map<number, Map<number, boolean>>();
  // what stands out is found in the corrected text
  const inOrder = [...wishes.filter(isOfText), ...wishes.filter((wish) => !isOfText(wish))];
  const made = new Map<CorrectionWish, CorrectionOutcome>();
  for (const wish of inOrder) made.set(wish, make(wish));
  const kept = captions.flatMap((caption, index) => {
    const text = lines[index];
    return text ? [inputOf(caption, text, marks.get(index))] : [];
  });
  return {
    captions: kept,
    outcomes: wishes.flatMap((wish) => made.get(wish) ?? []),
    changed: changedLines(captions, lines, marks),
  };

  function make(wish: CorrectionWish): CorrectionOutcome {
    if (wish.kind === 'replace_words') return correct.replace(wish);
    if (wish.kind === 'capitalize_lines') return capitalizeLines(held, wish);
    if (wish.kind === 'plain_words') return makePlain(captions, lines, marks);
    if (wish.kind === 'emphasize_words') return correct.emphasize(wish, marks);
    return changeLine(held, captions.length, wish);
  }
}

function isOfText({ kind }: CorrectionWish): boolean {
  return kind !== 'emphasize_words' && kind !== 'plain_words';
}

/** Of lines whose text stays. */
function makePlain(captions: Caption[], lines: LinesInHand['lines'], marks: Marks): CorrectionOutcome {
  const marked = captions.flatMap(({ text, words }, line) =>
    lines[line] === text ? words.flatMap(({ emphasis }, at) => (emphasis ? [{ line, at }] : [])) : [],
  );
  for (const { line, at } of marked) marks.set(line, (marks.get(line) ?? new Map()).set(at, false));
  return { kind: 'all_plain', count: marked.length };
}

/** Undoes a correction in the lines that have not changed since. */
export function undoCorrection(captions: Caption[], changed: CorrectedLine[]): CaptionInput[] {
  const isSame = (caption: Caption, line: CorrectedLine) =>
    caption.startMs === line.startMs && caption.text === line.after;
  const restored = captions.map((caption) => {
    const line = changed.find((one) => isSame(caption, one));
    const marks = line?.marks && new Map(line.marks);
    return inputOf(caption, line?.before ?? caption.text, line?.before === caption.text ? marks : undefined);
  });
  const removed = changed.filter(({ after }) => after === null);
  const added = removed.map(({ startMs, endMs, before, emoji }) => inputOf({ startMs, endMs, emoji }, before));
  return [...restored, ...added].sort((a, b) => a.startMs - b.startMs);
}

type WishOf<Kind extends CorrectionWish['kind']> = Extract<CorrectionWish, { kind: Kind }>;

/** Counts the work of one message. */
function createWordCorrections(held: LinesInHand) {
  const nearestWords = createNearestSearch(held);
  const { replaceWords, placesOf } = createReplacing(held);
  const standing = createStandingSearch([...held.lines]);
  let searches = 0;
  return { replace, emphasize };

  function replace({ wrong, right: given, lines }: WishOf<'replace_words'>): CorrectionOutcome {
    const right = oneLine(given);
    const replaced = replaceWords({ wrong, right, lines });
    if (replaced === null) return { kind: 'too_much' };
    const { rightIn, ...places } = replaced;
    if (places.count > 0) return { kind: 'replaced', wrong, right, ...places };
    if (rightIn !== undefined) return { kind: 'right_already', right, line: rightIn };
    if (++searches > maxSearches) return { kind: 'not_found', wrong, right, nearest: null };
    const nearest = nearestWords(wrong);
    const isNear = nearest !== null && (nearest.words === right || isAlmost(nearest.words, wrong));
    const line = isNear ? null : standing(right);
    return line === null ? { kind: 'not_found', wrong, right, nearest } : { kind: 'right_already', right, line };
  }

  function emphasize({ words, on }: WishOf<'emphasize_words'>, marks: Marks): CorrectionOutcome {
    const found = placesOf(words);
    if (found === null) return { kind: 'too_much' };
    if (found.length === 0) return { kind: 'not_found', wrong: words, right: '', nearest: null };
    for (const { line, at } of found.flat()) marks.set(line, (marks.get(line) ?? new Map()).set(at, on));
    const lines = [...new Set(found.map(([first]) => (first?.line ?? 0) + 1))];
    return { kind: 'emphasized', words, on, count: found.length, lines };
  }
}

/** New marks: by line, and by place of the word in the line. */
type Marks = Map<number, Map<number, boolean>>;

function changeLine(
  held: LinesInHand,
  lineCount: number,
  wish: WishOf<'replace_line' | 'remove_line'>,
): CorrectionOutcome {
  const before = held.lines[wish.line - 1];
  if (before === undefined) return { kind: 'no_such_line', line: wish.line, lineCount };
  const text = wish.kind === 'replace_line' ? oneLine(wish.text) : '';
  held.write(wish.line - 1, text === '' ? null : text);
  if (text === '') return { kind: 'line_removed', line: wish.line, text: before ?? '' };
  return { kind: 'line_replaced', line: wish.line };
}

/** The first letter of each line, behind quotes and the like. */
function capitalizeLines(held: LinesInHand, { isPart }: WishOf<'capitalize_lines'>): CorrectionOutcome {
  let count = 0;
  for (const [line, text] of held.lines.entries()) {
    const capital = text?.replace(/^[^\p{L}\p{N}]*\p{Ll}/u, (begin) => begin.toUpperCase()) ?? null;
    if (capital === text) continue;
    held.write(line, capital);
    count++;
  }
  return { kind: 'lines_capitalized', count, isPart };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function changedLines(captions: Caption[], lines: LinesInHand['lines'], marks: Marks): CorrectedLine[] {
  return captions.flatMap(({ startMs, endMs, text, emoji, words }, index) => {
    const after = lines[index] ?? null;
    const marked = [...(marks.get(index) ?? [])].filter(([place, emphasis]) => words[place]?.emphasis !== emphasis);
    if (after === text && marked.length === 0) return [];
    const before = marked.map(([place]): [number, boolean | null] => [place, words[place]?.emphasis ?? null]);
    const had = marked.length > 0 ? { marks: before } : {};
    return [{ startMs, endMs, before: text, ...(emoji ? { emoji } : {}), after, ...had }];
  });
}

/** @param marks of its words, by their places; null = none any more */
function inputOf(
  { startMs, endMs, emoji, words = [], text: before }: Omit<CaptionInput, 'text'> & { text?: string },
  text: string,
  marks: ReadonlyMap<number, boolean | null> = new Map(),
): CaptionInput {
  const shared = { startMs, endMs, text, ...(emoji ? { emoji } : {}) };
  if (text === before) return words.length > 0 ? { ...shared, words: withMarks(words, marks) } : shared;
  const untimed = text.split(' ').map((one) => ({ text: one, startMs: 0, endMs: 0 }));
  const kept = withMarks(keepEmphasis(untimed, words), marks);
  if (!kept.some(({ emphasis }) => emphasis !== undefined)) return shared;
  return { ...shared, marks: kept.map(({ startMs: _, endMs: __, ...mark }) => mark) };
}

function withMarks(words: Word[], marks: ReadonlyMap<number, boolean | null>): Word[] {
  return words.map((word, place) => {
    const mark = marks.get(place);
    if (mark === undefined) return word;
    const { emphasis: _, ...plain } = word;
    return mark === null ? plain : { ...plain, emphasis: mark };
  });
}
