import { type Language, languages } from '../../../../texts/languages.ts';
import { fold } from '../text/fold.ts';

/**
 * The words of all languages, folded, where a word says the same whatever language the message is in.
 *
 * @param wordsIn those of one language, separated by blanks
 */
export function wordsOfAll(wordsIn: (language: Language) => string): ReadonlySet<string> {
  return new Set(languages.flatMap((language) => wordsIn(language).split(/\s+/).filter(Boolean).map(fold)));
}
