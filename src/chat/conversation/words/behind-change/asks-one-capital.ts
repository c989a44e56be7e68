import type { Language } from '../../../../texts/languages.ts';
import { withEnglish } from '../dictionary-of.ts';
import { oneCapitalWords } from '../lexicons/letters/one-capital-words.ts';
import { fold } from '../text/fold.ts';

/** In characters. A longer message says more. */
const maxLength = 90;

/** “No shouting, only the first letter of each.” */
export function asksOneCapital(text: string, language: Language): boolean {
  if (text.length > maxLength) return false;
  return withEnglish(language).some((one) =>
    new RegExp(`(?<!\\p{L})(?:${oneCapitalWords[one]})(?!\\p{L})`, 'u').test(fold(text)),
  );
}
