import { phraseAt } from '../corrections/said-right.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import type { Named } from './find-named.ts';
import { lettersAt, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** In words. */
const maxName = 5;
/** Before “it is”: “the shop is called”. */
const maxBefore = 4;

/**
 * “The shop, it's Le Bon Tour”, or “Le Bon Tour” alone: some words of which most have capitals, and which the captions have in another case. The
 * message says nothing behind them.
 */
export function findNameInCapitals(
  text: string,
  words: readonly Spoken[],
  { captions, dictionaries }: Search,
): Named | null {
  const end = words.length;
  const from = words.findIndex((_, at) => end - at <= maxName && isName({ from: at, to: end }, words));
  if (from === -1 || from > maxBefore + 1 || !isLeadIn(words.slice(0, from), dictionaries)) return null;
  const place = { from, to: end };
  const [right, wrong] = [textAt(text, words, place), captions.writtenAs(lettersAt(words, place))];
  return wrong !== null && wrong !== right && wrong.toLowerCase() === right.toLowerCase()
    ? { wrong, right, place }
    : null;
}

function isName(place: Place, words: readonly Spoken[]): boolean {
  const own = wordsAt(words, place);
  const capitals = own.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const [first, last] = [own[0], own.at(-1)];
  const isCapital = (word: Spoken | undefined) => /^\p{Lu}/u.test(word?.text ?? '');
  return own.length > 1 && isCapital(first) && isCapital(last) && capitals * 2 > own.length;
}

/** Nothing, or a few words that end with “it's”. */
function isLeadIn(before: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  if (before.length === 0) return true;
  const tokens = before.map(({ token }) => token);
  const isNot = before.some((word) => word.isNot);
  return (
    !isNot && tokens.some((_, at) => at + (phraseAt(tokens, at, { dictionaries, of: 'itIs' }) ?? 0) === tokens.length)
  );
}
