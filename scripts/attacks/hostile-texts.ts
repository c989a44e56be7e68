/** Texts that are slow to read for code that looks back, each of about `length` characters. */
export const hostileTexts: Record<string, (length: number) => string> = {
  dots: (length) => '.'.repeat(length),
  brackets: (length) => '('.repeat(length),
  spaces: (length) => `a${' '.repeat(length - 2)}b`,
  quotes: (length) => '"«'.repeat(length / 2),
  letters: (length) => 'a '.repeat(length / 2),
  digits: (length) => '1'.repeat(length),
  joiners: (length) => '👩\u200d'.repeat(length / 3),
  accents: (length) => `a${'\u0301'.repeat(length - 1)}`,
};
