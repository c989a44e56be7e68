const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** The form in which words are compared: lower case, no accents, no apostrophes, ё = е. */
export function fold(word: string): string {
  const plain = word.normalize('NFKD').toLowerCase().normalize('NFKD');
  return plain.replace(/[\p{M}'’ʼ`´]/gu, '').replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter);
}

/** Like `fold`, but with umlauts as on other keyboards: ae, oe, ue. */
export function foldSpelledOut(word: string): string {
  const plain = word.normalize('NFC').toLowerCase();
  return fold(plain.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter));
}
