import { splitAffixes, termKey } from '../../../engine/captions/wording/dictionary.ts';
import { editDistance } from '../../../engine/captions/words/edit-distance.ts';
import type { Lines, NearestWords } from './correction-outcome.ts';

/** Less alike than this, and showing it would only puzzle people. */
const leastAlike = 0.5;
/** Whoever writes more than this means no misheard word; comparing takes time by its square. */
const longestWanted = 100;

/** The words in `lines` that are spelled most like those that somebody meant; null = nothing is. */
export function nearestWords(lines: Lines, wrong: string): NearestWords | null {
  const wanted = termKey(wrong);
  if (wanted.length > longestWanted) return null;
  const lengths = windowLengths(wanted.split(' ').length);
  let best: { likeness: number; found: NearestWords } | null = null;
  for (const [index, text] of lines.entries()) {
    const words = (text ?? '').split(/\s+/).filter(Boolean);
    const keys = words.map(termKey);
    for (const [at, length] of windowsOf(words.length, lengths)) {
      const likeness = likenessOf(keys.slice(at, at + length).join(' '), wanted);
      if (likeness < leastAlike || likeness <= (best?.likeness ?? 0)) continue;
      best = {
        likeness,
        found: { line: index + 1, text: text ?? '', words: withoutEdges(words.slice(at, at + length)) },
      };
    }
  }
  return best?.found ?? null;
}

/** As many words as wanted, or one more or fewer: what is heard as two may be written as one. */
function windowLengths(wordCount: number): number[] {
  return [wordCount, wordCount - 1, wordCount + 1].filter((length) => length > 0);
}

/** Where neighbouring words begin, and how many they are. */
function windowsOf(wordCount: number, lengths: number[]): [number, number][] {
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, wordCount - length + 1) }, (_, at): [number, number] => [at, length]),
  );
}

function withoutEdges(words: string[]): string {
  const text = words.join(' ');
  const before = splitAffixes(words[0] ?? '').before.length;
  const after = splitAffixes(words.at(-1) ?? '').after.length;
  return text.slice(before, text.length - after);
}

function likenessOf(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  // what differs this much in length cannot be alike enough
  if (longest === 0 || Math.abs(one.length - other.length) / longest > 1 - leastAlike) return 0;
  return 1 - editDistance(one, other) / longest;
}
