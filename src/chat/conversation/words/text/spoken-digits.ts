import { spokenLanguage } from '../../../../engine/captions/script/spoken/spoken-languages.ts';
import { lettersOfNumber } from './number-words.ts';

/** Longer numbers are spoken in too many ways. */
const maxDigits = 6;
/** What stands behind a number of hundreds: "neunzehnhundert", "nineteen hundred and". */
const hundreds: Readonly<Record<string, readonly string[]>> = { de: ['hundert'], en: ['hundred', 'hundredand'] };

/** How people may say some digits, as letters, see `lettersOf`: as a number, as a year, in pairs, or one by one. */
export function spellingsOf(digits: string, languages: readonly string[]): string[] {
  if (!/^\d+$/.test(digits) || digits.length > maxDigits) return [];
  return [...new Set(languages.flatMap((language) => spellingsIn(digits, language)))];
}

function spellingsIn(digits: string, language: string): string[] {
  if (!spokenLanguage(language)) return [];
  const name = (value: number) => lettersOfNumber(value, language);
  const all = [
    ...(digits.startsWith('0') ? [] : name(Number(digits))),
    [...digits].map((digit) => name(Number(digit))[0]).join(''),
  ];
  if (digits.length !== 4) return all;
  const [first, second] = [digits.slice(0, 2), digits.slice(2)];
  const pairs = [first, second].map((pair) =>
    pair.startsWith('0') ? `${name(0)[0]}${name(Number(pair))[0]}` : (name(Number(pair))[0] ?? ''),
  );
  const ofHundreds = (hundreds[language] ?? []).map(
    (word) => `${pairs[0]}${word}${second === '00' ? '' : (name(Number(second))[0] ?? '')}`,
  );
  return [...all, pairs.join(''), ...ofHundreds];
}
