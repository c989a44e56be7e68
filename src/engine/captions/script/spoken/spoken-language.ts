/** How a language says what is written in digits, symbols and abbreviations. Forms are compared by their letters alone. */
export interface SpokenLanguage {
  /** Usual ways to say a whole number below {@link tooLarge}. */
  cardinals(value: number): string[];
  /** «20th», «20.», «20º». */
  ordinals(value: number): string[];
  /** Usual ways to say a year from 1100 to 2099 that differ from the number's. */
  years(value: number): string[];
  /** What follows the digits of an ordinal. */
  ordinalSuffixes: readonly string[];
  /** Between the whole part and the fraction. */
  decimalMarks: readonly string[];
  minus: string;
  /** A sign alone or inside a word: `&`, `%`, `€`, `@`, `.` */
  symbols: Readonly<Record<string, readonly string[]>>;
  /** By their letters in lower case, without dots: `eg`, `dr`, `km`. */
  abbreviations: Readonly<Record<string, readonly string[]>>;
}

/** Numbers from here on are said digit by digit. */
export const tooLarge = 1e12;

/** A number below 1,000,000,000,000 in groups of three digits, from the lowest on. */
export function thousandGroups(value: number): [ones: number, thousands: number, millions: number, billions: number] {
  return [value % 1000, Math.floor(value / 1e3) % 1000, Math.floor(value / 1e6) % 1000, Math.floor(value / 1e9) % 1000];
}

/** Nothing for 0, a form of its own for 1. */
export function countOf(value: number, one: string, many: (value: number) => string): string {
  if (value === 0) return '';
  return value === 1 ? one : many(value);
}

/** `'zero one two'` as a list. */
export function listOf(text: string): string[] {
  return text.split(' ');
}

/** Lines of «written: spoken, spoken»; several written forms are separated by a blank. */
export function tableOf(lines: string): Record<string, string[]> {
  const rows = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [written = '', spoken = ''] = line.trim().split(/: (.*)/);
      return written.split(' ').map((one): [string, string[]] => [one, spoken.split(', ')]);
    });
  return Object.fromEntries(rows);
}
