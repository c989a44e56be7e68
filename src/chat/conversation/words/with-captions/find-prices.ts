import { priceWords } from '../lexicons/corrections/price-words.ts';
import { lettersOf } from '../text/letters.ts';
import { spellingsOf } from '../text/spoken-digits.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import type { CaptionWords } from './caption-words.ts';
import { amountAt, namesOfSign } from './currency-names.ts';
import type { Place, Spoken } from './mentions.ts';

interface Price {
  wrong: string;
  right: string;
  place: Place;
}

/** Between the two numbers of a price: "two euros and fifty". */
const joins = ['', ...wordsOfAll((language) => priceWords[language].and)];
/** Behind the second number, which the price with digits does not have. */
const cents = [...wordsOfAll((language) => priceWords[language].cents), ''];

/** "2,50 euro", where the captions have "zwei Euro fünfzig": prices that the captions have in words. */
export function pricesInDigits(
  text: string,
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): Price[] {
  const languages = dictionaries.map(({ language }) => language);
  return words.flatMap(({ token }, at) => {
    const [, whole = '', part = ''] = token.kind === 'number' ? (/^(\d{1,4})\.(\d\d)$/.exec(token.key) ?? []) : [];
    const unit = words[at + 1]?.token.kind === 'word' ? lettersOf(words[at + 1]?.token.key ?? '') : '';
    if (whole === '') return [];
    const amount = amountAt(text, token);
    const number = amount?.text ?? text.slice(token.start, token.end);
    const between =
      unit === '' || amount
        ? [...joins, ...namesOfSign(amount?.sign ?? '').flatMap((name) => joins.map((join) => name + join))]
        : [...new Set([unit, `${unit}s`, unit.replace(/s$/, '')].flatMap((one) => joins.map((join) => one + join)))];
    for (const first of spellingsOf(whole, languages)) {
      for (const second of spellingsOf(part, languages)) {
        const spelling = cents
          .flatMap((cent) => between.map((middle) => first + middle + second + cent))
          .find((one) => captions.writtenAs(one) !== null);
        const wrong = spelling === undefined ? null : captions.writtenAs(spelling);
        if (!wrong || /\d/.test(wrong)) continue;
        const money =
          unit === '' || amount
            ? undefined
            : wrong.split(/\s+/).find((word) => lettersOf(word).startsWith(unit.replace(/s$/, '')));
        return [
          {
            wrong,
            right: money === undefined ? number : `${number} ${money}`,
            place: { from: at, to: at + (unit === '' || amount ? 1 : 2) },
          },
        ];
      }
    }
    return [];
  });
}
