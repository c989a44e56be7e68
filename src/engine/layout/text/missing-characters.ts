import { extractEmojis } from '../../captions/emojis/extract-emojis.ts';
import { undrawableGraphemes } from './drawable-text.ts';
import { type LettersInput, lettersOf } from './letters.ts';

/**
 * Characters of captions that no font has in any form, so that the layout leaves them out. Each once, in order of
 * appearance, at most `atMost`. Invisible characters (spaces, controls, variation selectors) are not included.
 */
export function missingCharacters(input: LettersInput, atMost: number): string[] {
  const letters = lettersOf(input);
  const missing = new Set<string>();
  for (const { text } of input.captions) {
    for (const grapheme of undrawableGraphemes(extractEmojis(text).text, letters)) missing.add(grapheme);
    if (missing.size >= atMost) break;
  }
  return [...missing].slice(0, atMost);
}
