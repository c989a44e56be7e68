import { fold } from '../text/fold.ts';

/**
 * Finds words of the captions by how they are spelled. Each letter costs one pass over the words, whatever is asked.
 *
 * @param words of the captions, without the signs around them
 */
export function createSpelledWords(words: readonly string[]) {
  const distinct = new Set(words);
  const byLetter = new Map<string, ReadonlyMap<string, string>>();
  let byFolded: Map<string, string> | null = null;
  return { without, written };

  /** The word that is `folded` without one of these letters: "trou" and "e" find "troue". */
  function without(letter: string, folded: string): string | undefined {
    const known = byLetter.get(letter) ?? readLetter(letter);
    byLetter.set(letter, known);
    return known.get(folded);
  }

  function readLetter(letter: string): Map<string, string> {
    const found = new Map<string, string>();
    for (const word of distinct) {
      for (const less of withoutOne(word, letter)) {
        const key = fold(less);
        if (!found.has(key)) found.set(key, word);
      }
    }
    return found;
  }

  /** The word with this folded form. */
  function written(folded: string): string | undefined {
    byFolded ??= new Map([...distinct].reverse().map((word) => [fold(word), word]));
    return byFolded.get(folded);
  }
}

/** A word without one of its letters, for each place of the letter. */
export function withoutOne(word: string, letter: string): string[] {
  return [...word].flatMap((sign, at, all) => (fold(sign) === letter ? [all.toSpliced(at, 1).join('')] : []));
}
