import { breakCost } from '../../captions/words/punctuation.ts';
import { lineWidth, type SizedWord, type WordPadding } from './sized-word.ts';

export interface BrokenLines {
  /** Words from left to right. */
  lines: SizedWord[][];
  /** 1, or less if even the best break is too wide. */
  scale: number;
}

export interface LineLimits {
  maxWidth: number;
  padding: WordPadding;
  /** Orders the words of a line from left to right. */
  order: (words: SizedWord[]) => SizedWord[];
}

/**
 * One line if the words fit, else two lines that are even and read well, else the two that need the least shrinking.
 * Widths in ems.
 *
 * @param words in reading order
 */
export function breakLines(words: SizedWord[], { maxWidth, padding, order }: LineLimits): BrokenLines {
  const line = order(words);
  const whole = lineWidth(line, padding);
  if (whole <= maxWidth) return { lines: [line], scale: 1 };
  const splits = words.slice(1).map((_, index) => {
    const lines = [order(words.slice(0, index + 1)), order(words.slice(index + 1))];
    const [upper = 0, lower = 0] = lines.map((line) => lineWidth(line, padding));
    return {
      lines,
      widest: Math.max(upper, lower),
      uneven: Math.abs(upper - lower),
      last: words[index]?.word.text ?? '',
      following: words[index + 1]?.word,
    };
  });
  const fitting = splits.filter(({ widest }) => widest <= maxWidth);
  const best = minBy(
    fitting,
    ({ uneven, last, following }) =>
      uneven / maxWidth + 0.08 * breakCost(last, following?.joined ? following.text : ''),
  );
  if (best) return { lines: best.lines, scale: 1 };
  const narrowest = minBy(splits, ({ widest }) => widest);
  if (narrowest === undefined || narrowest.widest >= whole) return { lines: [line], scale: maxWidth / whole };
  return { lines: narrowest.lines, scale: maxWidth / narrowest.widest };
}

function minBy<Item>(items: Item[], cost: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || cost(item) < cost(best) ? item : best),
    undefined,
  );
}
