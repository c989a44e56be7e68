import { fold } from '../text/fold.ts';
import { lettersOf } from '../text/letters.ts';

/**
 * Finds words of the captions by how they are spelled. Each letter costs one pass over the words, whatever is asked.
 *
 * @param words of the captions, without the signs around them
 */
export function createSpelledWords(words: readonly string[]) {
  const distinct = new Set(words);
  const byLetter = new Map<string, ReadonlyMap<string, string>>();
  let byFolded: Map<string, string> | null = null;
  let byEnd: Map<string, string> | null = null;
  let byBeginning: Map<string, Spelled[]> | null = null;
  return { without, written, ending, beginningWith };

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

  /** The word with this folded form, with or without an elision before it: "anno" finds "l'anno". */
  function ending(folded: string): string | undefined {
    byEnd ??= new Map([...distinct].reverse().map((word) => [fold(word.replace(/^\p{L}{1,5}['’]/u, '')), word]));
    return written(folded) ?? byEnd.get(folded);
  }

  /** The words whose letters begin so, see `lettersOf`. @param stem of four letters or more */
  function beginningWith(stem: string): Spelled[] {
    byBeginning ??= readBeginnings();
    return (byBeginning.get(beginningOf(stem)) ?? []).filter(({ letters }) => letters.startsWith(stem));
  }

  function readBeginnings(): Map<string, Spelled[]> {
    const found = new Map<string, Spelled[]>();
    for (const word of distinct) {
      const letters = lettersOf(word);
      const beside = found.get(beginningOf(letters));
      if (beside) beside.push({ word, letters });
      else found.set(beginningOf(letters), [{ word, letters }]);
    }
    return found;
  }
}

interface Spelled {
  word: string;
  letters: string;
}

/** In letters. */
const beginning = 4;

function beginningOf(letters: string): string {
  return letters.slice(0, beginning);
}

/** A word without one of its letters, for each place of the letter. */
export function withoutOne(word: string, letter: string): string[] {
  return [...word].flatMap((sign, at, all) => (fold(sign) === letter ? [all.toSpliced(at, 1).join('')] : []));
}
