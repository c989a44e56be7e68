import type { Caption, CaptionInput } from '../../../engine/captions/caption.ts';
import type { CorrectionWish } from '../understood-words.ts';
import { holdLines, type LinesInHand } from './lines-in-hand.ts';
import { createNearestSearch, type NearestWords } from './nearest-words.ts';
import { createReplacing } from './replace-words.ts';

/** The result of one wish. Lines count from 1, as before any correction. */
export type CorrectionOutcome =
  | { kind: 'replaced'; wrong: string; right: string; count: number; lines: number[] }
  | { kind: 'line_replaced'; line: number }
  | { kind: 'line_removed'; line: number; text: string }
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
  const outcomes = wishes.map((wish) =>
    wish.kind === 'replace_words' ? correct(wish) : changeLine(held, captions.length, wish),
  );
  const kept = captions.flatMap((caption, index) => {
    const text = lines[index];
    return text ? [inputOf(caption, text)] : [];
  });
  return { captions: kept, outcomes, changed: changedLines(captions, lines) };
}

/** Undoes a correction in the lines that have not changed since. */
export function undoCorrection(captions: Caption[], changed: CorrectedLine[]): CaptionInput[] {
  const isSame = (caption: Caption, line: CorrectedLine) =>
    caption.startMs === line.startMs && caption.text === line.after;
  const restored = captions.map((caption) => {
    const line = changed.find((one) => isSame(caption, one));
    return inputOf(caption, line?.before ?? caption.text);
  });
  const removed = changed.filter(({ after }) => after === null);
  const added = removed.map(({ startMs, endMs, before, emoji }) => inputOf({ startMs, endMs, emoji }, before));
  return [...restored, ...added].sort((a, b) => a.startMs - b.startMs);
}

type WishOf<Kind extends CorrectionWish['kind']> = Extract<CorrectionWish, { kind: Kind }>;

/** Counts the work of one message. */
function createWordCorrections(held: LinesInHand): (wish: WishOf<'replace_words'>) => CorrectionOutcome {
  const nearestWords = createNearestSearch(held);
  const { replaceWords } = createReplacing(held);
  let searches = 0;
  return ({ wrong, right: given, lines }) => {
    const right = oneLine(given);
    const replaced = replaceWords({ wrong, right, lines });
    if (replaced === null) return { kind: 'too_much' };
    if (replaced.count > 0) return { kind: 'replaced', wrong, right, ...replaced };
    return { kind: 'not_found', wrong, right, nearest: ++searches > maxSearches ? null : nearestWords(wrong) };
  };
}

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

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function changedLines(captions: Caption[], lines: LinesInHand['lines']): CorrectedLine[] {
  return captions.flatMap(({ startMs, endMs, text, emoji }, index) => {
    const after = lines[index] ?? null;
    return after === text ? [] : [{ startMs, endMs, before: text, ...(emoji ? { emoji } : {}), after }];
  });
}

function inputOf(
  { startMs, endMs, emoji, words, text: before }: Omit<CaptionInput, 'text'> & { text?: string },
  text: string,
): CaptionInput {
  return { startMs, endMs, text, ...(emoji ? { emoji } : {}), ...(words && text === before ? { words } : {}) };
}
