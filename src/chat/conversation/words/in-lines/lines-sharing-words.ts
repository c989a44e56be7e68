import { lettersOf } from '../text/letters.ts';
import type { CaptionWords } from '../with-captions/caption-words.ts';

/** The words of the captions by their letters, each with the lines that have it, and how many words each line has. */
interface LineIndex {
  linesOf: ReadonlyMap<string, readonly number[]>;
  counts: readonly number[];
}

const indexes = new WeakMap<CaptionWords, LineIndex>();

/**
 * The lines that have at least so many words of a text, and so great a share of their own. Each line is looked at once for all messages, and
 * each word of the text once for the lines that have it.
 */
export function linesSharingWords(
  text: string,
  captions: CaptionWords,
  { words, share }: { words: number; share: number },
): number[] {
  const { linesOf, counts } = indexOf(captions);
  const shared = new Map<number, number>();
  for (const word of text.split(/\s+/).map(lettersOf))
    for (const line of linesOf.get(word) ?? []) shared.set(line, (shared.get(line) ?? 0) + 1);
  const isEnough = ([line, count]: [number, number]) => count >= words && count >= (counts[line] ?? 0) * share;
  const lines = [...shared].filter(isEnough).map(([line]) => line);
  return lines.sort((one, other) => one - other);
}

function indexOf(captions: CaptionWords): LineIndex {
  const index = indexes.get(captions) ?? readIndex(captions.lines);
  indexes.set(captions, index);
  return index;
}

function readIndex(lines: readonly string[]): LineIndex {
  const linesOf = new Map<string, number[]>();
  const counts = lines.map((line, at) => {
    const words = line.trim().split(/\s+/);
    for (const word of new Set(words.map(lettersOf).filter(Boolean))) {
      const known = linesOf.get(word);
      if (known) known.push(at);
      else linesOf.set(word, [at]);
    }
    return words.length;
  });
  return { linesOf, counts };
}
