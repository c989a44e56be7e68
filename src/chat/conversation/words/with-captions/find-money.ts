import { phraseAt } from '../corrections/said-right.ts';
import { amountWords } from '../lexicons/corrections/amount-words.ts';
import { spellingsOf } from '../text/spoken-digits.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import type { CaptionWords } from './caption-words.ts';
import { amountAt, namesOfSign } from './currency-names.ts';
import type { Place, Spoken } from './mentions.ts';

interface Money {
  wrong: string;
  right: string;
  place: Place;
}

const prices = wordsOfAll((language) => amountWords[language]);
/** In words. A longer sentence tells something. */
const maxPriceSaid = 10;

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
  if (!isSaid && !words.some(({ isNot }) => isNot) && !saysPrice(text, words, dictionaries)) return [];
  const languages = dictionaries.map(({ language }) => language);
  return words.flatMap(({ token }, at) => {
    const amount = token.kind === 'number' ? amountAt(text, token) : null;
    if (!amount) return [];
    const wrong = [token.key, ...spellingsOf(token.key, languages)]
      .flatMap((number) => namesOfSign(amount.sign).map((name) => captions.writtenAs(number + name)))
      .find((written) => written != null && !/\p{Sc}/u.test(written));
    return wrong ? [{ wrong, right: amount.text, place: { from: at, to: at + 1 } }] : [];
  });
}

/** "The price is £5", "it should be £5", but not what a video costs, or a question. */
function saysPrice(text: string, words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  if (words.length > maxPriceSaid || text.includes('?')) return false;
  const tokens = words.map(({ token }) => token);
  const isPrice = tokens.some(({ key }) => prices.has(key));
  const isIt = tokens.some((_, at) => (phraseAt(tokens, at, { dictionaries, of: 'itIs' }) ?? 0) > 1);
  return (isPrice || isIt) && words.every((word) => isByTheWay(word) || prices.has(word.token.key));
}

function isByTheWay({ token, isPlain, isKnown, isEveryday }: Spoken): boolean {
  return token.kind !== 'word' || isPlain || isKnown || isEveryday;
}
