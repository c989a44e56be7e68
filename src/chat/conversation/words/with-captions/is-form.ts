import { likenessOf } from './spelling.ts';

/** Another ending of the same word: "обочина", "обочине". */
const minForm = 0.8;
/** Languages whose words end otherwise in other places of a sentence: in English, "Braunston" is no form of "Braunstone". */
const withCases: ReadonlySet<string> = new Set(['ru']);
/** In letters. */
const maxEnding = 3;

/** "зимник" where the captions have "зим нике": the ending is that of the sentence there. */
export function isForm(letters: string, written: string, language: string | undefined): boolean {
  if (language === undefined || !withCases.has(language)) return false;
  const isLonger = written.startsWith(letters) && written.length - letters.length <= maxEnding;
  return isLonger || (letters.at(-1) !== written.at(-1) && likenessOf(letters, written) >= minForm);
}
