import type { PageWord } from '../../captions/caption.ts';
import { heaviestWord } from '../../captions/emphasis/choose-key-words.ts';
import { type BrokenLines, breakLines, type LineLimits } from './break-lines.ts';
import { lineWidth, type SizedWord } from './sized-word.ts';

/** Where a style shows one key word of each page large, on a line of its own. */
export interface KeyLines {
  /** The words of a page, of which one stands out; none where the page is pieces of a cut word. */
  mark(words: PageWord[]): PageWord[];
  /** Whether the key word would stand between other words, which needs three lines. */
  isInside(words: PageWord[]): boolean;
  break(words: SizedWord[], limits: LineLimits): BrokenLines;
}

/** A word that somebody marked is the key word of its page; else the one that says most. */
export function keyLines(language: string | null): KeyLines {
  const keyOf = (words: PageWord[]) => {
    const marked = words.findIndex(({ emphasis }) => emphasis);
    const key =
      marked >= 0
        ? marked
        : (heaviestWord(
            words.map(({ text }) => text),
            language,
          ) ?? -1);
    return isWhole(words, key) ? key : -1;
  };
  return {
    mark(words) {
      const key = keyOf(words);
      return words.map((word, index) => ({ ...word, emphasis: index === key }));
    },
    isInside(words) {
      const key = keyOf(words);
      return key > 0 && key < words.length - 1;
    },
    break: breakAtKey,
  };
}

function isWhole(words: PageWord[], index: number): boolean {
  return words[index] !== undefined && !words[index].joined && !words[index + 1]?.joined;
}

function breakAtKey(words: SizedWord[], limits: LineLimits): BrokenLines {
  const key = words.findIndex(({ word }) => word.emphasis);
  if (key < 0) return breakLines(words, limits);
  const parts = [words.slice(0, key), words.slice(key, key + 1), words.slice(key + 1)];
  const lines = parts.filter((part) => part.length > 0).map(limits.order);
  const widest = Math.max(...lines.map((line) => lineWidth(line, limits.padding)));
  return { lines, scale: Math.min(1, limits.maxWidth / widest) };
}
