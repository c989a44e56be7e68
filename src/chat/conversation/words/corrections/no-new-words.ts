import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isNo } from './said-right.ts';

/** Words between new words and the letters that help to spell them, in all languages; folded. */
const withLetters = /\s(?:with|without|mit|ohne|avec|sans|con|sin|senza|com|sem|с|без)(?:\s\S+)?\s\p{L}(?:['’]?s)?$/u;
const apostrophe = /['’ʼ]/g;

/** "Feet with two e's": without what helps to spell. */
export function withoutSpelling(right: string): string {
  const folded = fold(right);
  const at = folded.length === right.length ? folded.search(withLetters) : -1;
  return at > 0 ? right.slice(0, at) : right;
}

/** "mdr nan", "lol no": laughter, address and denials alone. */
export function isExclamation(right: string, dictionaries: readonly Dictionary[]): boolean {
  const tokens = tokenize(right);
  return tokens.every(
    (token) => isNo(token, dictionaries) || dictionaries.some(({ around }) => around.address.has(token.key)),
  );
}

/** "Basta! …": the first word of a message, before more sentences. */
export function isOutcry(right: string, text: string): boolean {
  const begin = text.trimStart();
  return begin.startsWith(right) && /^\s*!+\s*\S/.test(begin.slice(right.length));
}

/** "cest" for "c'est", in a message that leaves out the apostrophe. */
export function lacksApostrophe(right: string, wrong: string, text: string): boolean {
  const [bare, said] = [wrong.replace(apostrophe, ''), text.replace(apostrophe, "'")];
  return bare !== wrong && bare.toLowerCase() === right.toLowerCase() && !said.includes(wrong.replace(apostrophe, "'"));
}
