import type { Caption, CaptionInput } from '../../../engine/captions/caption.ts';
import type { CorrectionWish } from '../understood-words.ts';
import type { CorrectionOutcome, Lines } from './correction-outcome.ts';
import { replaceWords } from './replace-words.ts';

/** One caption before a correction, and after it (null = it was removed). */
export interface CorrectedLine {
  startMs: number;
  endMs: number;
  before: string;
  emoji?: string;
  after: string | null;
}

interface CorrectedCaptions {
  captions: CaptionInput[];
  outcomes: CorrectionOutcome[];
  changed: CorrectedLine[];
}

/**
 * Applies corrections in the given order. Times and emojis stay, and so do the times of words in unchanged lines. A line
 * that becomes empty is removed.
 */
export function correctCaptions(captions: Caption[], wishes: CorrectionWish[]): CorrectedCaptions {
  const lines: Lines = captions.map(({ text }) => text);
  const outcomes = wishes.map((wish) => correct(lines, wish));
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

function correct(lines: Lines, wish: CorrectionWish): CorrectionOutcome {
  if (wish.kind === 'replace_words') return replaceWords(lines, wish);
  const before = lines[wish.line - 1];
  if (before === undefined) return { kind: 'no_such_line', line: wish.line, lineCount: lines.length };
  const text = wish.kind === 'replace_line' ? wish.text.replace(/\s+/g, ' ').trim() : '';
  lines[wish.line - 1] = text === '' ? null : text;
  if (text === '') return { kind: 'line_removed', line: wish.line, text: before ?? '' };
  return { kind: 'line_replaced', line: wish.line };
}

function changedLines(captions: Caption[], lines: Lines): CorrectedLine[] {
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
