import { fold } from '../text/fold.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { aboutLetters } from './letter-case.ts';
import type { Place, Spoken } from './mentions.ts';

interface LetterOther {
  wrong: string;
  right: string;
  place: Place;
}

/** Words between "with" or "not" and the letter: "not with a z". */
const maxBetween = 3;
/** Words between the word and what is said of it. */
const maxBefore = 4;
/** In letters. */
const minWord = 3;

/**
 * "Nils with an s, not with a z": the word of the captions that has the one letter in place of the other, wherever the right word
 * stands, too. null = the sentence does not say so.
 */
export function findLetterOther(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): LetterOther | null {
  const isWith = ({ token }: Spoken) => dictionaries.some(({ around }) => around.withLetter.has(token.key));
  for (const [at, word] of words.entries()) {
    const right = isWith(word) ? letterBehind(words, at + 1, dictionaries) : null;
    const not = right && [right.to, right.to + 1].find((index) => words[index]?.isNot);
    const wrong = not == null ? null : letterBehind(words, not + 1, dictionaries);
    if (!right || !wrong || right.letter === wrong.letter) continue;
    for (let from = at - 1; from >= 0 && at - from <= maxBefore; from--) {
      const named = words[from] as Spoken;
      if (named.token.kind !== 'word' || named.isPlain || named.token.key.length < minWord) continue;
      const written = withOther(named.token.key, right.letter, wrong.letter).flatMap(
        (other) => captions.spelled.written(other) ?? [],
      )[0];
      if (written !== undefined)
        return { wrong: written, right: named.text, place: { from: leadOf(words, from), to: wrong.to } };
      break;
    }
  }
  return null;
}

/** In words. */
const maxLead = 5;

/** "My name at the end, Nils with an s": where the words before a comma begin that speak of the word. */
function leadOf(words: readonly Spoken[], from: number): number {
  if (words[from - 1]?.token.key !== ',') return from;
  let start = from - 1;
  while (start > 0 && words[start - 1]?.token.kind !== 'break') start--;
  const lead = words.slice(start, from - 1);
  return lead.length <= maxLead && lead.some(({ isTalk }) => isTalk) ? start : from;
}

/** The letter that is named behind a word, by itself or by its name. */
function letterBehind(
  words: readonly Spoken[],
  start: number,
  dictionaries: readonly Dictionary[],
): { letter: string; to: number } | null {
  for (let at = start; at < words.length && at <= start + maxBetween; at++) {
    const { token, isPlain } = words[at] as Spoken;
    if (token.kind !== 'word') return null;
    const name = dictionaries.map(({ around }) => around.letterNames.get(token.key)).find(Boolean);
    const next = words[at + 1]?.token;
    // "not with a z"
    const isArticle = next?.kind === 'word' && next.key.length === 1;
    if (token.key.length === 1 && !isArticle) return { letter: token.key, to: at + 1 };
    if (name) return { letter: fold(name), to: at + 1 };
    if (token.key.length > 1 && !isPlain && !aboutLetters.has(token.key)) return null;
  }
  return null;
}

/** A folded word with another letter in one of the places of one. */
function withOther(word: string, letter: string, other: string): string[] {
  return [...word].flatMap((sign, at, all) => (sign === letter ? [all.with(at, other).join('')] : []));
}
