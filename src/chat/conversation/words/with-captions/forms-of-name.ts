import { isCommon } from '../in-lines/near-in-line.ts';
import type { CaptionWords } from './caption-words.ts';

/** In letters: what two forms of a name begin with, and what each has behind that. */
const minStem = 4;
const maxEnding = 3;
const maxOfCommon = 1;
/** Languages in which names have endings. */
const inflecting: ReadonlySet<string> = new Set(['ru', 'de']);

/**
 * The words of the captions that are other forms of a name: "казани" for "казань", "Annas" for "Anna".
 * @param name as letters, see `lettersOf`
 */
export function formsOfName(
  name: string,
  { captions, language }: { captions: CaptionWords; language: string },
): string[] {
  if (!inflecting.has(language) || name.length < minStem + 1) return [];
  const stem = name.slice(0, Math.max(minStem, name.length - 1));
  const forms = captions.spelled.beginningWith(stem).filter(({ word, letters }) => {
    const ending = letters.length - stem.length;
    return letters !== name && ending <= (isCommon(word, language) ? maxOfCommon : maxEnding);
  });
  return forms.map(({ word }) => word);
}
