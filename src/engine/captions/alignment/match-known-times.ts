import type { WordPart } from '../caption.ts';
import { type EditStep, editPath } from './edit-path.ts';
import { minWordMs, splitTimeFairly } from './split-time-fairly.ts';

interface Timed {
  startMs: number;
  endMs: number;
}

export interface MatchedTimes {
  /** One for each text; null = it was not heard, and replaces nothing whose time would do. */
  times: (Timed | null)[];
  /** Index of the last known word whose time was taken; null = none was. */
  lastUsed: number | null;
}

/**
 * When the texts of a caption were said: those that were heard within its range have their own time, changed ones
 * that of what they replace. `known` is in time order and may reach beyond the range.
 */
export function matchKnownTimes(texts: string[], range: Timed, known: WordPart[]): MatchedTimes {
  const left = texts.map(normalise);
  const right = known.map(({ text }) => normalise(text));
  const shares = known.map((word) => shareInside(word, range));
  const times: (Timed | null)[] = texts.map(() => null);
  let lastUsed: number | null = null;
  for (const { lefts, rights, kind } of groupChanges(editPath(left, right, shares))) {
    // of words that stay any rest will do; what is changed takes only what is rather this caption's than another's
    const taken = rights.filter((index) => (kind === 'same' ? (shares[index] ?? 0) > 0 : (shares[index] ?? 0) >= 0.5));
    const heard = taken.flatMap((index) => known[index] ?? []);
    const isRecut = lefts.map((index) => left[index]).join('') === taken.map((index) => right[index]).join('');
    const found = timesOfChange({ texts: lefts.map((index) => texts[index] ?? ''), heard, range, isRecut });
    if (!found) continue;
    for (const [index, at] of lefts.entries()) times[at] = found[index] ?? null;
    lastUsed = taken.at(-1) ?? lastUsed;
  }
  return { times, lastUsed };
}

interface Change {
  texts: string[];
  heard: Timed[];
  range: Timed;
  /** The same letters with their blanks elsewhere. */
  isRecut: boolean;
}

/** null = nothing was replaced, or too little for all these words to be seen. */
function timesOfChange({ texts, heard, range, isRecut }: Change): Timed[] | null {
  const [first, last] = [heard[0], heard.at(-1)];
  if (!first || !last || texts.length === 0) return null;
  if (texts.length === heard.length) return heard;
  const startMs = Math.max(first.startMs, range.startMs);
  const endMs = Math.min(last.endMs, range.endMs);
  const isLongEnough = endMs - startMs >= minWordMs * texts.length;
  return isLongEnough || isRecut ? splitTimeFairly(texts, { startMs, endMs }) : null;
}

/** Words of which it is known what they were alone, and everything between two of them as one change. */
function groupChanges(steps: EditStep[]): EditStep[] {
  const groups: EditStep[] = [];
  for (const { lefts, rights, kind } of steps) {
    const last = groups.at(-1);
    if (kind === 'changed' && last?.kind === 'changed') {
      last.lefts.push(...lefts);
      last.rights.push(...rights);
    } else groups.push({ lefts: [...lefts], rights: [...rights], kind });
  }
  return groups;
}

/** 1 = all of the word is said in the range, 0 = none. */
function shareInside(word: Timed, range: Timed): number {
  const insideMs = Math.min(word.endMs, range.endMs) - Math.max(word.startMs, range.startMs);
  return insideMs <= 0 ? 0 : insideMs / (word.endMs - word.startMs);
}

/** Letters and digits only, without accents or case: what makes two spellings the same spoken word. */
function normalise(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
}
