import type { Word } from '../../../engine/captions/caption.ts';

/**
 * Gives caption words the confidence of the transcript again, which alignment and dictionaries drop. A word takes the
 * lowest confidence of the transcribed words within its time, and only if their text is the same.
 */
export function restoreConfidence(words: Word[], transcribed: Word[]): Word[] {
  const known = transcribed.filter(({ confidence }) => confidence !== undefined);
  if (known.length === 0) return words;
  let from = 0;
  return words.map((word) => {
    while ((known[from]?.endMs ?? Number.POSITIVE_INFINITY) <= word.startMs) from++;
    const within: Word[] = [];
    for (let at = from; (known[at]?.startMs ?? Number.POSITIVE_INFINITY) < word.endMs; at++) {
      within.push(...known.slice(at, at + 1));
    }
    if (within.map(({ text }) => plain(text)).join('') !== plain(word.text)) return word;
    return { ...word, confidence: Math.min(...within.map(({ confidence = 1 }) => confidence)) };
  });
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
