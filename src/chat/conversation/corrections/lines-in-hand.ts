import { splitAffixes, termParts } from '../../../engine/captions/wording/dictionary.ts';
import { createMaskedWords } from './masked-words.ts';

/** A blank-separated part of a line, with the parts to compare: with its possessive s, and without. */
export interface LineWord {
  text: string;
  parts: string[];
  bareParts: string[];
}

/**
 * The texts of captions while they are corrected; null = removed. Knows in which lines a word occurs, so that a correction
 * reads only these: a message may hold hundreds of corrections, and a video thousands of lines.
 */
export type LinesInHand = ReturnType<typeof holdLines>;

export function holdLines(texts: readonly string[]) {
  const lines: (string | null)[] = [...texts];
  let characters = texts.reduce((sum, { length }) => sum + length, 0);
  const words = new Map<number, LineWord[]>();
  let places: Map<string, Set<number>> | null = null;
  const masks = createMaskedWords();
  return { lines, wordsOf, write, linesWith, isMaskOf: masks.isMaskOf, characters: () => characters };

  function wordsOf(line: number): LineWord[] {
    let known = words.get(line);
    if (!known) {
      known = split(lines[line] ?? '');
      words.set(line, known);
    }
    return known;
  }

  function write(line: number, text: string | null): void {
    characters += (text?.length ?? 0) - (lines[line]?.length ?? 0);
    lines[line] = text;
    words.delete(line);
    // earlier places stay: they only cost a look
    if (places) addPlaces(places, line);
  }

  /** The lines, in order, in which a word may begin with this part. */
  function linesWith(part: string): number[] {
    places ??= allPlaces();
    const found = new Set(places.get(part));
    for (const hidden of masks.wordsBehind(part, places.keys()))
      for (const line of places.get(hidden) ?? []) found.add(line);
    return [...found].sort((a, b) => a - b);
  }

  function allPlaces(): Map<string, Set<number>> {
    const all = new Map<string, Set<number>>();
    for (const line of lines.keys()) addPlaces(all, line);
    return all;
  }

  function addPlaces(all: Map<string, Set<number>>, line: number): void {
    for (const { parts, bareParts } of wordsOf(line)) {
      for (const [first = ''] of [parts, bareParts]) {
        const known = all.get(first);
        if (known) known.add(line);
        else all.set(first, new Set([line]));
      }
    }
  }
}

function split(text: string): LineWord[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => {
      const { core, possessive } = splitAffixes(part);
      return { text: part, parts: termParts(core + possessive), bareParts: termParts(core) };
    });
}
