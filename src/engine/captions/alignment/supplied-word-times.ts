import type { CaptionInput, Word } from '../caption.ts';

/**
 * The word times that came with a caption, if they fit it: one word for each space-separated part of its text, in order,
 * inside the caption. null = there are none, or they do not fit.
 */
export function suppliedWordTimes({ text, startMs, endMs, words }: CaptionInput): Word[] | null {
  if (!words || words.map((word) => word.text).join(' ') !== text.replace(/\s+/g, ' ').trim()) return null;
  let lastMs = startMs;
  for (const word of words) {
    if (word.startMs < lastMs || word.endMs < word.startMs || word.endMs > endMs) return null;
    lastMs = word.endMs;
  }
  return words.map(tidy);
}

/** Without other fields that a caller may have sent, and without parts that do not fit the word. */
function tidy({ text, startMs, endMs, confidence, parts }: Word): Word {
  const isWhole = parts && parts.map((part) => part.text).join('') === text && areInside(parts, startMs, endMs);
  return {
    text,
    startMs: Math.round(startMs),
    endMs: Math.round(endMs),
    ...(confidence === undefined ? {} : { confidence }),
    ...(isWhole ? { parts } : {}),
  };
}

function areInside(parts: NonNullable<Word['parts']>, startMs: number, endMs: number): boolean {
  return parts.every((part, index) => {
    const fromMs = parts[index - 1]?.endMs ?? startMs;
    return part.startMs >= fromMs && part.endMs >= part.startMs && part.endMs <= endMs;
  });
}
