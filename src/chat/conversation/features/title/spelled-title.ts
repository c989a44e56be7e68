import { splitGraphemes } from '../../../../infra/segments.ts';
import { fold } from '../../words/text/fold.ts';

/** “with two n”, in folded words; the letter is the last group. */
const doubled =
  /(?<!\p{L})(?:(?:with|has|needs|mit|con|lleva|avec|prend|com|tem|leva|с|через)\s+(?:a\s+)?(?:two|2|double|doppel|zwei|dos|doble|deux|double|due|doppia|dois|duas|dobro|двумя|двойн\p{L}+|две|два)\s+['"]?(\p{L})['"]?s?)(?!\p{L})/u;
/** “with only one n”. */
const single =
  /(?<!\p{L})(?:(?:with|has|needs|mit|con|lleva|avec|prend|com|tem|leva|с|через)\s+(?:only\s+|just\s+|nur\s+|solo\s+|sola\s+|una sola\s+|un seul\s+|so\s+|одн\p{L}+\s+)?(?:one|1|einem|einer|einfachem|una?|un solo|une?|uma?|um so|одн\p{L}+)\s+['"]?(\p{L})['"]?)(?:\s+(?:only|solo|sola|seul|so|nur))?(?!\p{L})/u;

/** In characters. */
const maxSaid = 200;
/** In letters. A longer title has too many places. */
const maxLength = 120;

/** “it’s with two l”: the titles that can be meant, each with the letter doubled, or written once, at another place. */
export function spelledTitles(text: string, title: string): string[] {
  const said = fold(text.slice(0, maxSaid));
  const [, twice] = doubled.exec(said) ?? [];
  if (twice) return variants(title, (letters, at) => doubledAt(letters, at, twice));
  const [, once] = single.exec(said) ?? [];
  return once ? variants(title, (letters, at) => singleAt(letters, at, once)) : [];
}

function variants(title: string, change: (letters: readonly string[], at: number) => string | null): string[] {
  const letters = splitGraphemes(title.slice(0, maxLength));
  return letters.flatMap((_, at) => change(letters, at) ?? []);
}

function doubledAt(letters: readonly string[], at: number, letter: string): string | null {
  const is = (index: number) => fold(letters[index] ?? '') === letter;
  const isInside = /\p{L}/u.test(letters[at - 1] ?? '');
  if (!is(at) || is(at - 1) || is(at + 1) || !isInside) return null;
  return [...letters.slice(0, at + 1), letters[at], ...letters.slice(at + 1)].join('');
}

function singleAt(letters: readonly string[], at: number, letter: string): string | null {
  const is = (index: number) => fold(letters[index] ?? '') === letter;
  return is(at) && is(at + 1) && !is(at - 1) ? [...letters.slice(0, at), ...letters.slice(at + 1)].join('') : null;
}
