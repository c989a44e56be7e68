import { extractEmojis } from '../../captions/emojis/extract-emojis.ts';
import { undrawableGraphemes } from './drawable-text.ts';
import { type LettersInput, lettersOf } from './letters.ts';

/**
 * The signs that captions have and no font here has in any form: what the layout leaves out. Each once, in the order in
 * which they come, at most so many. What draws nothing anyway (blanks, controls, variation selectors) is not among them.
 */
export function missingCharacters(input: LettersInput, atMost: number): string[] {
  const letters = lettersOf(input);
  const missing = new Set<string>();
  for (const { text } of input.captions) {
    for (const sign of undrawableGraphemes(extractEmojis(text).text, letters)) missing.add(sign);
    if (missing.size >= atMost) break;
  }
  return [...missing].slice(0, atMost);
}
