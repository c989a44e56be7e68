import { phraseAt } from '../corrections/said-right.ts';
import { amountWords } from '../lexicons/corrections/amount-words.ts';
import { lettersOf } from '../text/letters.ts';
import { spellingsOf } from '../text/spoken-digits.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import type { CaptionWords } from './caption-words.ts';
import { amountAt, digitsOf, namesOfSign } from './currency-names.ts';
import type { Place, Spoken } from './mentions.ts';

interface Money {
  wrong: string;
  right: string;
  place: Place;
}

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
  /** The message asks for its numbers with digits. */
  isSaid: boolean;
}

const prices = wordsOfAll((language) => amountWords[language]);
/** In words. A longer sentence tells something. */
const maxPriceSaid = 10;
/** In words, of an amount that is said alone: "57 € please". */
const maxAlone = 3;

/**
 * "49€ in figures", "10€ and 19€, too", "49€ instead of forty nine euros": amounts with a sign that the captions have in words. None where the
 * message does not say that amounts are to be written so.
 */
export function moneyInSigns(
  text: string,
  words: readonly Spoken[],
  { captions, dictionaries, isSaid: isNumber }: Search,
): Money[] {
  const tokens = words.map(({ token }) => token);
  const isSaid =
    isNumber ||
    tokens.some(
      (token, at) =>
        dictionaries.some(({ corrections }) => corrections.insteadOf.has(token.key)) ||
        (['asDigits', 'also'] as const).some((of) => phraseAt(tokens, at, { dictionaries, of }) !== null),
    );
  const isMeant = isSaid || words.some(({ isNot }) => isNot) || saysPrice(text, words, dictionaries);
  const letters = words.map((word) => lettersOf(word.token.key)).join('');
  const languages = dictionaries.map(({ language }) => language);
  return words.flatMap(({ token }, at) => {
    const amount = token.kind === 'number' ? amountAt(text, token) : null;
    if (!amount) return [];
    const digits = digitsOf(token.key);
    const spelling = [digits, ...spellingsOf(digits, languages)]
      .flatMap((number) => namesOfSign(amount.sign).map((name) => number + name))
      .find((one) => isInWords(captions.writtenAs(one)));
    const wrong = spelling === undefined ? null : captions.writtenAs(spelling);
    // "fifty pounds as £50"
    const isNamed = spelling !== undefined && letters.includes(spelling) && !text.includes('?');
    return wrong && (isMeant || isNamed)
      ? [{ wrong, right: amount.text, place: { from: at, to: isPercent(words[at + 1]) ? at + 2 : at + 1 } }]
      : [];
  });
}

/** The sign is a word of its own. */
function isPercent(word: Spoken | undefined): boolean {
  return word?.token.key === '%';
}

function isInWords(written: string | null): boolean {
  return written !== null && !/[\p{Sc}%°]/u.test(written);
}

/** "The price is £5", "it should be £5", but not what a video costs, or a question. */
function saysPrice(text: string, words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  if (words.length > maxPriceSaid || text.includes('?')) return false;
  const tokens = words.map(({ token }) => token);
  const isPrice = tokens.some(({ key }) => prices.has(key));
  const isIt = tokens.some((_, at) => (phraseAt(tokens, at, { dictionaries, of: 'itIs' }) ?? 0) > 1);
  const isAlone = words.length <= maxAlone;
  return (isPrice || isIt || isAlone) && words.every((word) => isByTheWay(word) || prices.has(word.token.key));
}

function isByTheWay({ token, isPlain, isKnown, isEveryday }: Spoken): boolean {
  return token.kind !== 'word' || token.key === '%' || isPlain || isKnown || isEveryday;
}
