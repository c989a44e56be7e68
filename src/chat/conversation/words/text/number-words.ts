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
  const spoken = spokenLanguage(language);
  const values = Array.from({ length: spoken ? maxValue + 1 : 0 }, (_, value) => value);
  return new Map(
    values.flatMap((value) => (spoken?.cardinals(value) ?? []).map((name) => [lettersOf(name), value] as const)),
  );
}
