import { splitAffixes, termKey } from '../../../engine/captions/wording/dictionary.ts';
import { editDistance } from '../../../engine/captions/words/edit-distance.ts';
import type { Lines, NearestWords } from './correction-outcome.ts';

/** Less similar words would confuse people. */
const minLikeness = 0.5;
/** A longer text is no misheard word; the time to compare grows with its square. */
const maxWanted = 100;

/** The words in `lines` whose spelling is most similar to the given ones; null = none are similar. */
export function nearestWords(lines: Lines, wrong: string): NearestWords | null {
  const wanted = termKey(wrong);
  if (wanted.length > maxWanted) return null;
  const lengths = windowLengths(wanted.split(' ').length);
  let best: { likeness: number; found: NearestWords } | null = null;
  for (const [index, text] of lines.entries()) {
    const words = (text ?? '').split(/\s+/).filter(Boolean);
    const keys = words.map(termKey);
    for (const [at, length] of windowsOf(words.length, lengths)) {
      const likeness = likenessOf(keys.slice(at, at + length).join(' '), wanted);
      if (likeness < minLikeness || likeness <= (best?.likeness ?? 0)) continue;
      best = {
        likeness,
        found: { line: index + 1, text: text ?? '', words: withoutEdges(words.slice(at, at + length)) },
      };
    }
  }
  return best?.found ?? null;
}

/** As many words as wanted, or one more or fewer: two words may be one in the transcript. */
function windowLengths(wordCount: number): number[] {
  return [wordCount, wordCount - 1, wordCount + 1].filter((length) => length > 0);
}

/** Start and length of each window of words. */
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
  // with such different lengths they cannot be similar enough
  if (longest === 0 || Math.abs(one.length - other.length) / longest > 1 - minLikeness) return 0;
  return 1 - editDistance(one, other) / longest;
}
