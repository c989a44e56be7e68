import { groupNeighbours } from '../../../infra/group-neighbours.ts';
import type { Caption, Timed, Word } from '../caption.ts';
import { splitTime } from '../words/split-time.ts';

/**
 * Makes captions follow one another: if two overlap, the earlier ends where the later begins, and its words are moved
 * together so that all are still shown. Captions with the same start are shown one after the other, in the given order,
 * within the longest of them. The result is in time order. No caption is lost; each gets at least a millisecond, which
 * may delay the next.
 */
export function removeOverlaps(captions: Caption[]): Caption[] {
  const inOrder = captions.toSorted((a, b) => a.startMs - b.startMs);
  const groups = groupNeighbours(inOrder, (before, caption) => before.startMs === caption.startMs);
  let freeMs = Number.NEGATIVE_INFINITY;
  return groups.flatMap((group, index) => {
    const startMs = Math.max(startOf(group), freeMs);
    const longestMs = group.reduce((latest, { endMs }) => Math.max(latest, endMs), startMs);
    const nextMs = startOf(groups[index + 1] ?? []);
    freeMs = Math.max(startMs + group.length, Math.min(longestMs, nextMs));
    const spans = splitAmong(group, { startMs, endMs: freeMs });
    return group.map((caption, place) => retime(caption, spans[place] ?? caption));
  });
}

function startOf([first]: Caption[]): number {
  return first?.startMs ?? Number.POSITIVE_INFINITY;
}

/** Splits the time by the lengths of the texts, plus a millisecond for each. */
function splitAmong(group: Caption[], { startMs, endMs }: Timed): Timed[] {
  if (group.length === 1) return [{ startMs, endMs }];
  const texts = group.map(({ text }) => text);
  const shares = splitTime(texts, startMs, endMs - group.length);
  return shares.map((share, place) => ({ startMs: share.startMs + place, endMs: share.endMs + place + 1 }));
}

function retime(caption: Caption, span: Timed): Caption {
  if (span.startMs === caption.startMs && span.endMs === caption.endMs) return caption;
  const { startMs, endMs } = span;
  const onlyEndsEarlier = startMs === caption.startMs && endMs < caption.endMs;
  const haveAllBegun = onlyEndsEarlier && caption.words.every((word) => word.startMs < endMs);
  const factor = haveAllBegun ? 1 : (endMs - startMs) / Math.max(1, caption.endMs - caption.startMs);
  const at = (timeMs: number) =>
    Math.min(endMs, Math.max(startMs, Math.round(startMs + (timeMs - caption.startMs) * factor)));
  return { ...caption, startMs, endMs, words: caption.words.map((word) => moveWord(word, at)) };
}

function moveWord(word: Word, at: (timeMs: number) => number): Word {
  return {
    ...word,
    startMs: at(word.startMs),
    endMs: at(word.endMs),
    ...(word.parts && {
      parts: word.parts.map((part) => ({ ...part, startMs: at(part.startMs), endMs: at(part.endMs) })),
    }),
  };
}
