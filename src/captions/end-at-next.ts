import type { Caption, Word } from './caption.ts';

/**
 * What is on screen when captions overlap: the earlier ends as the later begins. Words that would come after that are
 * drawn together in time, so that they are still shown. In time order; captions left without any time are not returned.
 */
export function endAtNext(captions: Caption[]): Caption[] {
  const sorted = [...captions].sort((a, b) => a.startMs - b.startMs);
  return sorted.flatMap((caption, index) => {
    const endMs = Math.min(caption.endMs, sorted[index + 1]?.startMs ?? Number.POSITIVE_INFINITY);
    if (endMs <= caption.startMs) return [];
    return endMs === caption.endMs ? [caption] : [{ ...caption, endMs, words: squeeze(caption, endMs) }];
  });
}

function squeeze({ startMs, endMs, words }: Caption, limitMs: number): Word[] {
  const allBegun = words.every((word) => word.startMs < limitMs);
  const factor = allBegun ? 1 : (limitMs - startMs) / (endMs - startMs);
  const at = (timeMs: number) => Math.min(limitMs, Math.round(startMs + (timeMs - startMs) * factor));
  return words.map((word) => ({
    ...word,
    startMs: at(word.startMs),
    endMs: at(word.endMs),
    ...(word.parts && {
      parts: word.parts.map((part) => ({ ...part, startMs: at(part.startMs), endMs: at(part.endMs) })),
    }),
  }));
}
