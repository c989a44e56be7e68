/** Marks on one letter: Unicode's stream-safe format (UAX 15) allows as many, and no language needs more. */
const maxMarks = 30;
const manyMarks = /\p{M}{31}/u;
const letterWithMarks = /\P{M}*\p{M}{0,30}/gu;

/**
 * Same as `String.normalize`, but in time that grows with the text: more than 30 marks on one letter are put in order in
 * groups of 30, since the order of n marks takes n² steps.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  if (text.length <= maxMarks || !manyMarks.test(text)) return text.normalize(form);
  return (text.match(letterWithMarks) ?? []).map((part) => part.normalize(form)).join('');
}
