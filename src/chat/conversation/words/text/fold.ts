const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const marks = /\p{M}/gu;
/** No letter of any language has so many marks (Unicode's Stream-Safe Text Format allows 30). */
const piledMarks = /(\p{M}{30})\p{M}+/gu;

/** Nothing but what only becomes lower case, as most words. */
const plainText = /^[ -&(-_a-~]*$/;

/** The form in which words are compared: lower case, no accents, no apostrophes, ё = е. */
export function fold(word: string): string {
  if (plainText.test(word)) return word.toLowerCase();
  // the marks go first: to put a long run of them in order takes quadratic time
  const plain = word.replace(marks, '').normalize('NFKD').toLowerCase().normalize('NFKD');
  return plain.replace(/[\p{M}'’ʼ`´]/gu, '').replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter);
}

/** Like `fold`, but with umlauts as on other keyboards: ae, oe, ue. */
export function foldSpelledOut(word: string): string {
  const plain = word.replace(piledMarks, '$1').normalize('NFC').toLowerCase();
  return fold(plain.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter));
}
