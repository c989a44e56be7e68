import { wordsAt as phraseIn } from '../corrections/match-form.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { phrasesOfCalled } from '../lexicons/said/called-words.ts';
import { fold } from '../text/fold.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { aboutLetters } from './letter-case.ts';
import type { Place, Spoken } from './mentions.ts';

interface Ending {
  wrong: string;
  right: string;
  place: Place;
}

interface Search {
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** Words between "with" and the letter, and before "with". */
const maxBetween = 2;
/** In letters. */
const minWord = 3;
const maxEnding = 2;
/** The letter of most plurals. Another one has to be said to stand at the end. */
const plural = 's';
/** In their place, another letter may be meant: "Isabel with an s". */
const likePlural = /[sxzcç]/;

/**
 * "Bleu with an s", "the word bleu, it is spelled bleus": a word of the captions, whatever else it means, that gets a letter at its end; null = the
 * sentence says no such thing.
 */
export function findEnding(words: readonly Spoken[], search: Search): Ending | null {
  for (const at of words.keys()) {
    const found = lettered(words, at, search) ?? spelled(words, at, search);
    if (found) return found;
  }
  return null;
}

function lettered(words: readonly Spoken[], at: number, { captions, dictionaries }: Search): Ending | null {
  if (!dictionaries.some(({ around }) => around.withLetter.has(words[at]?.token.key ?? ''))) return null;
  const behind = words.slice(at + 1, at + 2 + maxBetween);
  const index = behind.findIndex(({ token }) => token.kind === 'word' && token.key.length === 1 && token.key !== 'a');
  const letter = behind[index]?.token.key;
  const to = at + 2 + index;
  if (
    letter === undefined ||
    !behind.slice(0, index).every(({ isPlain, token }) => isPlain || aboutLetters.has(token.key))
  )
    return null;
  const tokens = words.map(({ token }) => token);
  const end = phraseAt(tokens, to, { dictionaries, of: 'atEnd' });
  const isPlural = letter === plural && endsOrGoesOn(words, to, dictionaries);
  if (end === null && !isPlural) return null;
  const from = wordBefore(words, at, captions, letter);
  const word = from === null ? undefined : words[from];
  if (from === null || !word) return null;
  const written = captions.words.writtenAs(word.token.key);
  const place = { from, to: to + (end ?? 0) };
  if (written === null) {
    const wrong = captions.words.writtenAs(word.token.key.slice(0, -1));
    return wrong === null ? null : { wrong, right: word.text, place };
  }
  return end === null && likePlural.test(fold(written)) ? null : { wrong: written, right: written + letter, place };
}

/** At the end of its clause, or before an "also". */
function endsOrGoesOn(words: readonly Spoken[], to: number, dictionaries: readonly Dictionary[]): boolean {
  const tokens = words.map(({ token }) => token);
  const also = phraseAt(tokens, to, { dictionaries, of: 'also' }) ?? 0;
  const next = words[to + also]?.token;
  return next === undefined || next.kind === 'break' || next.key.length === 1;
}

/** The word right before "with" that the captions have, with the letter at its end or without. */
function wordBefore(words: readonly Spoken[], at: number, { words: captions }: CaptionsInHand, letter: string) {
  const key = words[at - 1]?.token.kind === 'word' ? (words[at - 1]?.token.key ?? '') : '';
  const isThere = (word: string) => {
    const written = word.length >= minWord ? captions.writtenAs(word) : null;
    return written !== null && !/\s/.test(written);
  };
  return isThere(key) || (key.endsWith(letter) && isThere(key.slice(0, -1))) ? at - 1 : null;
}

/** "Bleu, it is spelled bleus" */
function spelled(words: readonly Spoken[], at: number, { captions, dictionaries }: Search): Ending | null {
  const tokens = words.map(({ token }) => token);
  const lengths = dictionaries.map(({ language }) => phraseIn(tokens, at, phrasesOfCalled(language)) ?? 0);
  const length = Math.max(...lengths);
  const right = length > 0 ? words[at + length] : undefined;
  if (right?.token.kind !== 'word') return null;
  let from = at - 1;
  while (from > 0 && at - from <= maxBetween && (words[from]?.isPlain || words[from]?.token.key === ',')) from--;
  const { key = '', kind } = words[from]?.token ?? {};
  const written = kind === 'word' && key.length >= minWord ? captions.words.writtenAs(key) : null;
  const more = right.token.key.length - key.length;
  const isLonger = right.token.key.startsWith(key) && more > 0 && more <= maxEnding;
  return written !== null && isLonger
    ? { wrong: written, right: right.text, place: { from, to: at + length + 1 } }
    : null;
}
