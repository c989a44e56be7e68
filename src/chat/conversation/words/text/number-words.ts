import { spokenLanguage } from '../../../../engine/captions/script/spoken/spoken-languages.ts';
import { fold } from './fold.ts';
import { lettersOf } from './letters.ts';

/** People write larger numbers with digits. */
const maxValue = 999;

/** The names of some numbers, folded, in all of the languages. */
export function namesOfNumbers(
  languages: readonly string[],
  { from, to }: { from: number; to: number },
): ReadonlyMap<string, number> {
  const values = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return new Map(
    languages.flatMap((language) =>
      values.flatMap((value) =>
        (spokenLanguage(language)?.cardinals(value) ?? []).map((name) => [fold(name), value] as const),
      ),
    ),
  );
}

const known = new Map<string, ReadonlyMap<string, number>>();

/** The number that some letters mean, see `lettersOf`: digits, or its name in one of the languages; null = none. */
export function numberOf(letters: string, languages: readonly string[]): number | null {
  if (/^\d{1,6}$/.test(letters)) return Number(letters);
  return languages.map((language) => numbersOf(language).get(letters)).find((value) => value !== undefined) ?? null;
}

function numbersOf(language: string): ReadonlyMap<string, number> {
  const numbers = known.get(language) ?? readNumbers(language);
  known.set(language, numbers);
  return numbers;
}

function readNumbers(language: string): ReadonlyMap<string, number> {
  const values = Array.from({ length: maxValue + 1 }, (_, value) => value);
  return new Map(
    values.flatMap((value) => lettersOfNumber(value, language).map((letters) => [letters, value] as const)),
  );
}

/** The names of a number as letters, see `lettersOf`. Captions often lack the s of “quatre-vingts” and “deux cents”. */
export function lettersOfNumber(value: number, language: string): string[] {
  const names = (spokenLanguage(language)?.cardinals(value) ?? []).map(lettersOf);
  if (language !== 'fr') return names;
  return [...new Set(names.flatMap((name) => [name, name.replace(/(vingt|cent)s$/u, '$1')]))];
}
