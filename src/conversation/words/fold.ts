const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** How words are compared: lower case, no accents, no apostrophes, ё = е. */
export function fold(word: string): string {
  const plain = word.normalize('NFKD').toLowerCase().normalize('NFKD');
  return plain.replace(/[\p{M}'’ʼ`´]/gu, '').replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter);
}

/** Every way in which a word of a lexicon may be written: as `fold` has it, and with its umlauts as ae, oe, ue. */
export function spellingsOf(word: string): string[] {
  const spelledOut = word
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return [...new Set([fold(word), fold(spelledOut)])];
}
