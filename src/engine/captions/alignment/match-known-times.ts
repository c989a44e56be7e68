import { groupNeighbours } from '../../../infra/group-neighbours.ts';
import { normalizeText } from '../../../infra/normalize-text.ts';
import type { Timed, WordPart } from '../caption.ts';
import { minWordMs, splitTimeFairly } from '../words/split-time.ts';
import { comparePath } from './compare-path.ts';
import type { EditStep } from './edit-path.ts';

/** A transcribed word, or a part of one. */
export interface KnownWord extends WordPart {
  /** As it is compared. */
  plain: string;
}

export function knownFrom(parts: WordPart[]): KnownWord[] {
  return parts.map((part) => ({ ...part, plain: normalise(part.text) }));
}

interface MatchedTimes {
  /** One for each text; null = it matches no known word, and replaces none with enough time. */
  times: (Timed | null)[];
  /** Index of the last known word whose time was used; null = none. */
  lastUsed: number | null;
}

/**
 * Word times of a caption from known words: texts that match a known word in the range get its time, changed texts the
 * time of what they replace. `known` is in time order and may reach beyond the range.
 */
export function matchKnownTimes(texts: string[], range: Timed, known: KnownWord[]): MatchedTimes {
  const left = texts.map(normalise);
  const right = known.map(({ plain }) => plain);
  const shares = known.map((word) => shareInside(word, range));
  const times: (Timed | null)[] = texts.map(() => null);
  let lastUsed: number | null = null;
  for (const { lefts, rights, kind } of groupChanges(comparePath(left, right, shares))) {
    // an unchanged word may lie mostly outside; a changed one only uses words that lie mostly in this caption
    const used = rights.filter((index) => (kind === 'same' ? (shares[index] ?? 0) > 0 : (shares[index] ?? 0) >= 0.5));
    const replaced = used.flatMap((index) => known[index] ?? []);
    const isRespaced = lefts.map((index) => left[index]).join('') === used.map((index) => right[index]).join('');
    const found = timesOfChange({ texts: lefts.map((index) => texts[index] ?? ''), replaced, range, isRespaced });
    if (!found) continue;
    for (const [index, at] of lefts.entries()) times[at] = found[index] ?? null;
    lastUsed = used.at(-1) ?? lastUsed;
  }
  return { times, lastUsed };
}

interface Change {
  texts: string[];
  replaced: Timed[];
  range: Timed;
  /** The same letters with spaces elsewhere. */
  isRespaced: boolean;
}

/** null = nothing was replaced, or its time is too short for all these words to be seen. */
function timesOfChange({ texts, replaced, range, isRespaced }: Change): Timed[] | null {
  const [first, last] = [replaced[0], replaced.at(-1)];
  if (!first || !last || texts.length === 0) return null;
  if (texts.length === replaced.length) return replaced;
  const startMs = Math.max(first.startMs, range.startMs);
  const endMs = Math.min(last.endMs, range.endMs);
  const isLongEnough = endMs - startMs >= minWordMs * texts.length;
  return isLongEnough || isRespaced ? splitTimeFairly(texts, { startMs, endMs }) : null;
}

/** Joins neighbouring `changed` steps into one change. */
function groupChanges(steps: EditStep[]): EditStep[] {
  return groupNeighbours(steps, (before, step) => before.kind === 'changed' && step.kind === 'changed').map(
    (group) => ({
      lefts: group.flatMap(({ lefts }) => lefts),
      rights: group.flatMap(({ rights }) => rights),
      kind: group[0]?.kind ?? 'changed',
    }),
  );
}

/** Share of the word's time inside the range: 1 = all of it, 0 = none. */
function shareInside(word: Timed, range: Timed): number {
  const insideMs = Math.min(word.endMs, range.endMs) - Math.max(word.startMs, range.startMs);
  return insideMs <= 0 ? 0 : insideMs / (word.endMs - word.startMs);
}

/** Letters and digits only, without accents and case: two spellings of one spoken word become equal. */
export function normalise(text: string): string {
  const plain = normalizeText(text, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
}
