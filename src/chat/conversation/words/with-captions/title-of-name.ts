import { fold } from '../text/fold.ts';

/** Words before names of people and places, in all languages. */
const titles: ReadonlySet<string> = new Set(
  'sao santo santa san sant sankt saint sainte st ste don dom dona dame sir lady mr mrs ms dr доктор святой святая сан санта дон'.split(
    ' ',
  ),
);

/** The "São" of "São Bento", which is also "are": both are written with a capital. */
export function isTitleOfName(said: string, next: string | undefined): boolean {
  return next !== undefined && /^\p{Lu}/u.test(said) && /^\p{Lu}\p{Ll}/u.test(next) && titles.has(fold(said));
}
