import { wordsAt as phraseIn } from '../corrections/match-form.ts';
import { numberPhrases } from '../lexicons/letters/count-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { phrasesIn } from '../vocabulary/correction-words.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { lettersAt, type Place, type Spoken, textAt } from './mentions.ts';

interface Plural {
  wrong: string;
  right: string;
  place: Place;
}

/** In words. */
const maxWords = 3;
const maxApart = 4;
const minLikeness = 0.6;
/** In letters. */
const minWord = 3;
const maxEnding = 2;

const phrases = Object.fromEntries(
  Object.entries(numberPhrases).map(([language, list]) => [language, phrasesIn(list)]),
);

/** "Hortensias bleus au pluriel": words beside "in the plural" that the captions have with other endings; null = the sentence says no such thing. */
export function findPlural(
  text: string,
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): Plural | null {
  const said = placeOfNumber(words, dictionaries);
  if (!said) return null;
  for (let to = said.from; to > 0 && said.from - to < maxApart; to--) {
    const { kind, key } = words[to - 1]?.token ?? {};
    if (kind === 'break' && key !== ',') break;
    if (words[to - 1]?.isPlain) continue;
    for (let from = Math.max(0, to - maxWords); from < to; from++) {
      const place = { from, to };
      const own = words.slice(from, to);
      if (own[0]?.isPlain || own.some(({ token }) => token.kind !== 'word')) continue;
      const keys = own.map(({ token }) => lettersOf(token.key));
      const wrong = captions.words.nearest(lettersAt(words, place), minLikeness, (written) =>
        areForms(keys, written.split(/\s+/).map(lettersOf)),
      )?.written;
      if (wrong !== undefined) return { wrong, right: textAt(text, words, place), place: { from, to: said.to } };
    }
  }
  return null;
}

function placeOfNumber(words: readonly Spoken[], dictionaries: readonly Dictionary[]): Place | null {
  const tokens = words.map(({ token }) => token);
  for (const from of tokens.keys()) {
    const lengths = dictionaries.map(({ language }) => phraseIn(tokens, from, phrases[language] ?? []) ?? 0);
    if (Math.max(...lengths) > 0) return { from, to: from + Math.max(...lengths) };
  }
  return null;
}

/** The same words but for their last letters. */
function areForms(keys: readonly string[], others: readonly string[]): boolean {
  return keys.length === others.length && keys.every((key, at) => isForm(key, others[at] ?? ''));
}

function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared++;
  return shared >= minWord && Math.max(one.length, other.length) - shared <= maxEnding;
}
