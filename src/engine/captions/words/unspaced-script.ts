/** Scripts written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}ー々〆]/u;
const unspacedPunctuation = /^[、。，．！？：；」』）】〉》・…]/u;
const opensBracket = /[「『（【〈《]$/u;

export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

/** Whether two neighbouring words of a transcript are written without a space between, e.g. 今日 + は. */
export function isWrittenTogether(left: string, right: string): boolean {
  if (unspacedPunctuation.test(right) || opensBracket.test(left)) return true;
  const lastOfLeft = [...left].at(-1) ?? '';
  const firstOfRight = [...right].at(0) ?? '';
  const lastWithMark = /^[\p{M}\p{P}]$/u.test(lastOfLeft) ? left : lastOfLeft;
  return isUnspaced(lastWithMark) && isUnspaced(firstOfRight);
}
