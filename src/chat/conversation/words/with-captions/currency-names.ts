import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { type Language, languages } from '../../../../texts/languages.ts';
import { moneyWords } from '../lexicons/corrections/money-words.ts';
import { lettersOf } from '../text/letters.ts';

/** The sign of an amount before or behind its number. */
const sign = String.raw`(?:R\$|[\p{Sc}%°])`;
const signBehind = new RegExp(`^ ?(${sign})`, 'u');
const signBefore = new RegExp(`(${sign}) ?$`, 'u');
const signWithin = new RegExp(sign, 'u');

/** What is said for a sign in all languages, as letters, see `lettersOf`. */
export function namesOfSign(sign: string): string[] {
  const names = languages.flatMap((language) => moneyWords[language][sign]?.split(' ') ?? []);
  return [...new Set(names.map(lettersOf))];
}

/** The sign for which some letters are said, in one of the languages; null = they are none. */
export function signOfName(letters: string, of: readonly Language[]): string | null {
  for (const language of of)
    for (const [one, names] of Object.entries(moneyWords[language]))
      if (names.split(' ').some((name) => lettersOf(name) === letters)) return one;
  return null;
}

/** The number with its sign, as it is written: "49€", "$49", "R$ 49", "80 %". */
export function amountAt(
  text: string,
  { start, end }: { start: number; end: number },
): { sign: string; text: string } | null {
  const behind = signBehind.exec(text.slice(end, end + 3));
  if (behind?.[1]) return { sign: behind[1], text: text.slice(start, end) + behind[0] };
  const before = signBefore.exec(text.slice(Math.max(0, start - 3), start));
  return before?.[1] ? { sign: before[1], text: before[0] + text.slice(start, end) } : null;
}

/** The digits of a number without the signs between thousands: "2400" for "2.400". */
export function digitsOf(number: string): string {
  return /^\d{1,3}\.\d{3}$/.test(number) ? number.replace('.', '') : number;
}

/** An amount as people write it: "£50", "R$ 50", "50 €". */
export function writeAmount(number: string, sign: string, language: Language | undefined): string {
  if (sign === 'R$') return `R$ ${number}`;
  if (sign === '£' || sign === '$' || (sign === '€' && language === 'en')) return sign + number;
  const isApart = sign !== '°' && (sign !== '%' || language === 'de' || language === 'fr');
  return isApart ? `${number} ${sign}` : number + sign;
}

/** "40 €" replaces "14 euro" where it is said of "14" alone: the sign does not stand beside its name, or twice. */
export function withCurrencyOnce(
  right: string,
  wrong: string,
  lines: readonly string[],
): { wrong: string; right: string } {
  const sign = signWithin.exec(right)?.[0];
  if (sign === undefined || signWithin.test(wrong)) return { wrong, right };
  const wanted = wrong.split(/\s+/).map(lettersOf);
  const names = namesOfSign(sign);
  if (wanted.some((word) => names.includes(word))) return { wrong, right };
  for (const line of lines) {
    const words = line.trim().split(/\s+/);
    const at = words.findIndex((_, from) =>
      wanted.every((word, index) => lettersOf(words[from + index] ?? '') === word),
    );
    if (at === -1) continue;
    const next = words[at + wanted.length] ?? '';
    const own = words.slice(at, at + wanted.length).join('');
    if (next === sign || own.includes(sign)) return { wrong, right: right.replace(sign, '').trim() };
    for (const length of [1, 2]) {
      const behind = words.slice(at + wanted.length, at + wanted.length + length);
      if (names.includes(lettersOf(behind.join(''))))
        return { wrong: [wrong, ...behind.slice(0, -1), splitAffixes(behind.at(-1) ?? '').core].join(' '), right };
    }
  }
  return { wrong, right };
}
