import type { Language } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../dictionary-of.ts';
import { tokenize } from '../text/tokenize.ts';

/** Whether a message has the words of a form of corrections, an arrow, or an asterisk: "Reels not reals", "*Reels". */
export function looksLikeCorrection(text: string, language: Language): boolean {
  const tokens = tokenize(text);
  if (/^\s*\*|\*\s*$/.test(text) || tokens.some(({ kind }) => kind === 'arrow')) return true;
  const keys = new Set(tokens.map(({ key }) => key));
  return [dictionaryOf(language), dictionaryOf('en')].some(
    ({ corrections }) => corrections.forms.among(keys).length > 0,
  );
}
