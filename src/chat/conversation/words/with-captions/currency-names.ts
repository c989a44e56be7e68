import { languages } from '../../../../texts/languages.ts';
import { moneyWords } from '../lexicons/corrections/money-words.ts';
import { lettersOf } from '../text/letters.ts';

/** What is said for a sign in all languages, as letters, see `lettersOf`. */
export function namesOfSign(sign: string): string[] {
  const names = languages.flatMap((language) => moneyWords[language][sign]?.split(' ') ?? []);
  return [...new Set(names.map(lettersOf))];
}

/** The number with its sign, as it is written: "49€", "$49". */
export function amountAt(
  text: string,
  { start, end }: { start: number; end: number },
): { sign: string; text: string } | null {
  const behind = /^ ?(\p{Sc})/u.exec(text.slice(end, end + 2));
  if (behind?.[1]) return { sign: behind[1], text: text.slice(start, end) + behind[0] };
  const before = text.slice(0, start).at(-1) ?? '';
  return /\p{Sc}/u.test(before) ? { sign: before, text: before + text.slice(start, end) } : null;
}

/** "40 €" for "14" of "14 euro": the sign does not stand beside its name, or twice. */
export function withCurrencyOnce(right: string, wrong: string, lines: readonly string[]): string {
  const sign = /\p{Sc}/u.exec(right)?.[0];
  if (sign === undefined || /\p{Sc}/u.test(wrong)) return right;
  const wanted = wrong.split(/\s+/).map(lettersOf);
  const names = namesOfSign(sign);
  if (wanted.some((word) => names.includes(word))) return right;
  const isFollowed = lines.some((line) => {
    const words = line.trim().split(/\s+/);
    const at = words.findIndex((_, from) =>
      wanted.every((word, index) => lettersOf(words[from + index] ?? '') === word),
    );
    const next = at === -1 ? '' : (words[at + wanted.length] ?? '');
    const own = at === -1 ? '' : words.slice(at, at + wanted.length).join('');
    return names.includes(lettersOf(next)) || next === sign || own.includes(sign);
  });
  return isFollowed ? right.replace(sign, '').trim() : right;
}
