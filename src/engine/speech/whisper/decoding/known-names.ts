import { lettersOf, soundLikeness, soundsOf } from '../../../captions/script/letters.ts';
import { formsOfName } from '../../../captions/wording/name-forms.ts';

/** A name to expect, in one of the forms in which it may be said. */
export interface NameForm {
  text: string;
  /** As `soundsOf` writes them. */
  sounds: string;
  /** Lower-case words between blanks. */
  written: string;
}

export interface KnownName {
  name: string;
  /** The first is the name itself. */
  forms: NameForm[];
}

export function knownName(name: string): KnownName {
  const forms = formsOfName(name).map((text) => ({
    ...{ text, sounds: soundsOf(lettersOf(text)), written: comparable(text) },
  }));
  return { name, forms };
}

/** For comparing whole words without case and punctuation. */
export function comparable(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Words after one another that sound like a name. */
export interface HeardName {
  /** Index of the first word, and after the last one. */
  from: number;
  to: number;
  likeness: number;
}

/** A name may be heard as so many words. */
const maxHeardWords = 5;

/**
 * Where a name may have been heard: spans of words that are about as long and sound like it.
 * @param heard the sounds of each word
 */
export function placesOf(name: string, heard: readonly string[], minLikeness: number): HeardName[] {
  return heard.flatMap((_, from) => {
    const places: HeardName[] = [];
    let sounds = '';
    for (let to = from; to < Math.min(heard.length, from + maxHeardWords); to++) {
      sounds += heard[to] ?? '';
      if (sounds.length > 1.6 * name.length) break;
      if (sounds.length < 0.6 * name.length || heard[to] === '') continue;
      const likeness = soundLikeness(name, sounds);
      if (likeness >= minLikeness) places.push({ from, to: to + 1, likeness });
    }
    return places;
  });
}
