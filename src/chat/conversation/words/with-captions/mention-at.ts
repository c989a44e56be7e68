import type { CaptionWords } from './caption-words.ts';
import { lettersAt, type Mention, type Place, type Spoken } from './mentions.ts';

/** The words of a message at a place, as the captions write them; null = they do not stand there. */
export function mentionAt(words: readonly Spoken[], place: Place, captions: CaptionWords): Mention | null {
  const letters = lettersAt(words, place);
  const written = captions.writtenAs(letters);
  return written === null ? null : { ...place, written, letters };
}
