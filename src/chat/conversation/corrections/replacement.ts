import { splitAffixes } from '../../../engine/captions/wording/dictionary.ts';

/**
 * What stands in place of some words of a caption: the right words, with the signs and the possessive s of those that go, unless the correction
 * names these.
 * @param words as the caption writes them
 * @param wrong as the person wrote them
 */
export function replacement(words: readonly string[], wrong: string, right: string): string {
  const [first, last] = [splitAffixes(words[0] ?? ''), splitAffixes(words.at(-1) ?? '')];
  // a possessive s that the person did not write stays
  const keeps = splitAffixes(wrong.trim()).possessive === '' ? last.possessive : '';
  const isNamed = last.after !== '' && splitAffixes(wrong.trim().split(/\s+/).at(-1) ?? '').after === last.after;
  // a sign goes that the wrong words have, and the right ones do not
  const after = isNamed || right.endsWith(last.after) ? '' : last.after;
  return `${first.before}${inCase(right, first.core, wrong)}${keeps}${after}`;
}

/** Keeps an initial capital when the person wrote both words in small letters. */
function inCase(right: string, replacedCore: string, wrong: string): string {
  const isPlain = right === right.toLowerCase() && wrong === wrong.toLowerCase();
  if (!isPlain || !/^\p{Lu}/u.test(replacedCore)) return right;
  return right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
