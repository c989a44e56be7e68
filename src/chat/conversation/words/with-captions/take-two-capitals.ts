import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { withWords } from '../lexicons/letters/with-words.ts';
import { lettersOf } from '../text/letters.ts';
import { saidAt } from '../vocabulary/said-phrases.ts';
import type { LetterCase } from '../vocabulary/sentence-words.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import type { CaptionWords } from './caption-words.ts';
import { inLetterCase, letterCaseIn } from './letter-case.ts';
import { judgeWords, overlaps, type Place, type Spoken } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** In words. A longer sentence says more. */
const maxSentence = 25;

/** Takes “San Luca, two words with capitals” where the captions have “sanluca”: both of it at once. */
export function takeTwoCapitals(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions || captions.line !== undefined) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  if (words.length > maxSentence) return false;
  const apart = apartIn(words, reading);
  const named = apart && letterCaseIn(words, dictionaries);
  if (!apart || !named || named.letterCase === 'small') return false;
  const pair = pairIn(words, captions.words, [apart, named]);
  const [one, other] = pair ? words.slice(pair.from, pair.to) : [];
  const written = one && other ? captions.words.writtenAs(lettersOf(one.token.key + other.token.key)) : null;
  if (!pair || !one || !other || written === null) return false;
  const isAll = named.letterCase === 'all' && !beginsWithWith(words[named.from]);
  const right = [one, other].map(({ text }) => inCapitals(text, isAll ? 'all' : 'first')).join(' ');
  const places = [pair, apart, named];
  const place = { from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) };
  return take(reading, words, [{ wish: replaceWords(written, right), places: [place], evidence: 'written' }], {
    readsBeside: true,
  });
}

function apartIn(words: readonly Spoken[], { dictionaries }: Reading): Place | null {
  const tokens = words.map(({ token }) => token);
  for (const from of tokens.keys()) {
    const length = saidAt(tokens, from, { dictionaries, of: 'twoWords' });
    if (length > 0) return { from, to: from + length };
  }
  return null;
}

/** Two words, one right behind the other, that the captions have as one. */
function pairIn(words: readonly Spoken[], captions: CaptionWords, others: readonly Place[]): Place | null {
  for (let from = 0; from + 1 < words.length; from++) {
    const place = { from, to: from + 2 };
    const [one, other] = [words[from]?.token, words[from + 1]?.token];
    if (one?.kind !== 'word' || other?.kind !== 'word' || others.some((some) => overlaps(some, place))) continue;
    const written = captions.writtenAs(lettersOf(one.key + other.key));
    if (written !== null && !/\s/.test(written)) return place;
  }
  return null;
}

/** As the person wrote it, if that has a capital. */
function inCapitals(text: string, letterCase: LetterCase): string {
  return /^\p{Lu}/u.test(text) ? text : inLetterCase(text, letterCase);
}

/** “Two words with capitals” names the first letters, although “with capitals” alone may be all of them. */
const withs = wordsOfAll((language) => withWords[language]);

function beginsWithWith(word: Spoken | undefined): boolean {
  return withs.has(word?.token.key ?? '');
}
