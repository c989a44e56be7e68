import type { VideoInChat } from '../../chat-state.ts';
import type { CorrectionWish } from '../../understood-words.ts';

/** In letters; “I” and “O” are capitals anyway. */
const minLetters = 2;

/** The words that the last correction wrote in capitals, with one capital each. */
export function withOneCapital({ done = [] }: VideoInChat): CorrectionWish[] {
  const [newest] = done;
  if (!newest || !('lines' in newest)) return [];
  const shouted = newest.lines.flatMap(({ before, after }) => {
    const earlier = new Set(wordsOf(before));
    return wordsOf(after ?? '').filter((word) => isShouted(word) && !earlier.has(word));
  });
  return [...new Set(shouted)].map((wrong) => ({ kind: 'replace_words', wrong, right: capitalized(wrong) }));
}

function wordsOf(line: string): string[] {
  return line.match(/\p{L}+/gu) ?? [];
}

function isShouted(word: string): boolean {
  return word.length >= minLetters && word === word.toUpperCase() && word !== word.toLowerCase();
}

function capitalized(word: string): string {
  return `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;
}
