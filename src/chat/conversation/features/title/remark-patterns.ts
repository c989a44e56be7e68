import { languages } from '../../../../texts/languages.ts';
import { type TitleRemarks, titleRemarks } from '../../words/lexicons/title/title-remarks.ts';
import { fold } from '../../words/text/fold.ts';

/** What people say of a title, in all of the languages, for folded texts. */
export const remarks = compile();

export function saysRemark(kind: keyof TitleRemarks, text: string): boolean {
  return fold(text).search(remarks[kind]) !== -1;
}

function compile(): Record<keyof TitleRemarks, RegExp> {
  const of = (kind: keyof TitleRemarks) => languages.map((language) => titleRemarks[language][kind]).join('|');
  const patternOf = (kind: keyof TitleRemarks) => new RegExp(`(?<!\\p{L})(?:${of(kind)})(?!\\p{L})`, 'gu');
  const kinds = Object.keys(titleRemarks.en) as (keyof TitleRemarks)[];
  return Object.fromEntries(kinds.map((kind) => [kind, patternOf(kind)])) as Record<keyof TitleRemarks, RegExp>;
}
