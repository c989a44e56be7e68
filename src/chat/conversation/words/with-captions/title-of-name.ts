import { titlesOfNames } from '../lexicons/corrections/titles-of-names.ts';
import { fold } from '../text/fold.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';

const titles = wordsOfAll((language) => titlesOfNames[language]);

/** The "São" of "São Bento", which is also "are": both are written with a capital. */
export function isTitleOfName(said: string, next: string | undefined): boolean {
  return next !== undefined && /^\p{Lu}/u.test(said) && /^\p{Lu}\p{Ll}/u.test(next) && titles.has(fold(said));
}
