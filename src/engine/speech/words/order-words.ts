import type { Word } from '../../captions/caption.ts';

/** Two frames of film: a shorter highlight cannot be shown. */
const minWordMs = 80;

/**
 * Brings words into the form that all later code relies on: none empty, start < end ≤ the next start, all within the
 * audio, times in whole milliseconds. Words at the same instant are moved apart as far as possible; the order stays.
 */
export function orderWords(words: readonly Word[], { startMs, endMs }: { startMs: number; endMs: number }): Word[] {
  const spoken = words.filter((word) => word.text.trim() !== '');
  const roomMs = Math.min(minWordMs, Math.floor((endMs - startMs) / Math.max(1, spoken.length)));
  const starts = pushApart(spoken, { startMs, endMs, roomMs });
  return spoken.map((word, i) => {
    const start = starts[i] ?? startMs;
    const latest = starts[i + 1] ?? endMs;
    const end = Math.min(latest, Math.max(Math.round(word.endMs), start + roomMs));
    return { ...word, text: word.text.trim(), startMs: start, endMs: end };
  });
}

/** Moves starts later if the word before needs room, then earlier if the audio ends too soon. */
function pushApart(
  words: readonly Word[],
  { startMs, endMs, roomMs }: { startMs: number; endMs: number; roomMs: number },
): number[] {
  const starts: number[] = [];
  for (const word of words) {
    starts.push(Math.max(Math.round(word.startMs), starts.length === 0 ? startMs : (starts.at(-1) ?? 0) + roomMs));
  }
  let latest = endMs;
  for (let i = starts.length - 1; i >= 0; i--) {
    latest = Math.min(starts[i] ?? 0, latest - roomMs);
    starts[i] = latest;
  }
  return starts;
}
