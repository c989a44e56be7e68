import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { isAndOnly, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';

interface Found {
  wrong: string;
  right: string;
  place: Place;
}

/** In words. */
const minPhrase = 3;
const maxPhrase = 5;
/** Of each word that is another one. */
const minLikeness = 0.5;

/**
 * "It should be Thistle and Thyme", where the captions have "thyme and time": words of a line with an "and" between them, too, of which each of the
 * others sounds like the one in its place.
 */
export function findPhrase(
  text: string,
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): Found | null {
  const place = phraseIn(words, dictionaries);
  if (!place || captions.writtenAs(lettersOf(textAt(text, words, place))) !== null) return null;
  const said = wordsAt(words, place);
  const isOfLook = said.some(({ isKnown, isPlain, isMarked }) => isKnown && !isPlain && !isMarked);
  const letters = said.map(({ token }) => lettersOf(token.key));
  const shared = said.findIndex((word, at) => isAndOnly(word, dictionaries) && at > 0 && at < said.length - 1);
  if (shared === -1 || isOfLook) return null;
  const wrong = captions.lines.flatMap((line) => alikeIn(line, letters, { shared, said }))[0];
  return wrong === undefined ? null : { wrong, right: textAt(text, words, place), place };
}

/** The last words of a sentence, behind "it is" or "it should be". */
function phraseIn(words: readonly Spoken[], dictionaries: readonly Dictionary[]): Place | null {
  const tokens = words.map(({ token }) => token);
  for (let at = 0; at < tokens.length; at++) {
    const length = phraseAt(tokens, at, { dictionaries, of: 'itIs' });
    if (length === null) continue;
    const place = { from: at + length, to: tokens.length };
    const count = place.to - place.from;
    const isPhrase = wordsAt(words, place).every(
      ({ token, isNot, isQuoted }) => token.kind === 'word' && !isNot && !isQuoted,
    );
    return isPhrase && count >= minPhrase && count <= maxPhrase ? place : null;
  }
  return null;
}

/** The places of a line where the word at `shared` stands, and the others are the same or sound like those that were said. */
function alikeIn(
  line: string,
  letters: readonly string[],
  { shared, said }: { shared: number; said: readonly Spoken[] },
): string[] {
  const written = line.trim().split(/\s+/);
  const keys = written.map(lettersOf);
  return keys.flatMap((key, at) => {
    const from = at - shared;
    if (key !== letters[shared] || from < 0 || from + letters.length > keys.length) return [];
    const isAlike = letters.every((word, index) => {
      const other = keys[from + index] ?? '';
      return word === other || (!said[index]?.isPlain && likenessOf(word, other) >= minLikeness);
    });
    return isAlike ? [splitAffixes(written.slice(from, from + letters.length).join(' ')).core] : [];
  });
}
