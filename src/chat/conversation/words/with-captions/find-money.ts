import { languages } from '../../../../texts/languages.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { moneyWords } from '../lexicons/corrections/money-words.ts';
import { lettersOf } from '../text/letters.ts';
import { spellingsOf } from '../text/spoken-digits.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import type { Place, Spoken } from './mentions.ts';

interface Money {
  wrong: string;
  right: string;
  place: Place;
}

/**
 * "49€ in figures", "10€ and 19€, too", "49€ instead of forty nine euros": amounts with a sign that the captions have in words. None where the
 * message does not say that amounts are to be written so.
 */
export function moneyInSigns(
  text: string,
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): Money[] {
  const tokens = words.map(({ token }) => token);
  const isSaid = tokens.some(
    (token, at) =>
      dictionaries.some(({ corrections }) => corrections.insteadOf.has(token.key)) ||
      (['asDigits', 'also'] as const).some((of) => phraseAt(tokens, at, { dictionaries, of }) !== null),
  );
  if (!isSaid && !words.some(({ isNot }) => isNot)) return [];
  const own = dictionaries.map(({ language }) => language);
  return words.flatMap(({ token }, at) => {
    const amount = token.kind === 'number' ? amountAt(text, token) : null;
    if (!amount) return [];
    const wrong = spellingsOf(token.key, own)
      .flatMap((number) => namesOf(amount.sign).map((name) => captions.writtenAs(number + name)))
      .find((written) => written != null && !/\d/.test(written));
    return wrong ? [{ wrong, right: amount.text, place: { from: at, to: at + 1 } }] : [];
  });
}

/** As letters, see `lettersOf`. */
function namesOf(sign: string): string[] {
  const names = languages.flatMap((language) => moneyWords[language][sign]?.split(' ') ?? []);
  return [...new Set(names.map(lettersOf))];
}

/** The number with its sign, as it is written: "49€", "$49". */
function amountAt(text: string, { start, end }: { start: number; end: number }): { sign: string; text: string } | null {
  const behind = /^ ?(\p{Sc})/u.exec(text.slice(end, end + 2));
  if (behind?.[1]) return { sign: behind[1], text: text.slice(start, end) + behind[0] };
  const before = text.slice(0, start).at(-1) ?? '';
  return /\p{Sc}/u.test(before) ? { sign: before, text: before + text.slice(start, end) } : null;
}
