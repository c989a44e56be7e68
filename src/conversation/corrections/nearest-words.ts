import { spell, termKey } from '../../captions/dictionary.ts';
import type { Lines, NearestWords } from './correct-captions.ts';
import { letterDistance } from './letter-distance.ts';

/** Less alike than this, and showing it would only puzzle people. */
const leastAlike = 0.5;

/** The words in `lines` that are spelled most like those that somebody meant; null = nothing is. */
export function nearestWords(lines: Lines, wrong: string): NearestWords | null {
  const wanted = termKey(wrong);
  const wordCount = wanted.split(' ').length;
  let best: { likeness: number; found: NearestWords } | null = null;
  for (const [index, text] of lines.entries()) {
    for (const words of text ? windowsOf(text, wordCount) : []) {
      const likeness = likenessOf(termKey(words), wanted);
      if (likeness > (best?.likeness ?? 0)) best = { likeness, found: { line: index + 1, text: text ?? '', words } };
    }
  }
  return best && best.likeness >= leastAlike ? best.found : null;
}

/** Neighbouring words, as many as wanted or one more or fewer: what is heard as two may be written as one. */
function windowsOf(text: string, wordCount: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lengths = [wordCount, wordCount - 1, wordCount + 1].filter((length) => length > 0);
  return lengths.flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => withoutEdges(words.slice(at, at + length))),
  );
}

function withoutEdges(words: string[]): string {
  const text = words.join(' ');
  const before = spell(words[0] ?? '').before.length;
  const after = spell(words.at(-1) ?? '').after.length;
  return text.slice(before, text.length - after);
}

function likenessOf(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  // what differs this much in length cannot be alike enough
  if (longest === 0 || Math.abs(one.length - other.length) / longest > 1 - leastAlike) return 0;
  return 1 - letterDistance(one, other) / longest;
}
