import type { Language } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../dictionary-of.ts';
import { fold } from '../text/fold.ts';

/** "The last one on top, leave the others alone": whether a clause asks for no change. */
export function leavesAlone(clause: string, language: Language): boolean {
  const said = fold(clause);
  return [dictionaryOf(language), dictionaryOf('en')].some(({ sentences }) => sentences.unchanged.test(said));
}
