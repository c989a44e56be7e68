import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { saidAt } from '../vocabulary/said-phrases.ts';
import type { CaptionWords } from './caption-words.ts';
import { clausesIn } from './clauses-in.ts';
import type { Named } from './find-named.ts';
import { mentionAt } from './mention-at.ts';
import { lettersAt, type Mention, overlaps, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** In words. */
const maxMessage = 40;
const maxRight = 3;
const minLikeness = 0.7;

/**
 * "The bridge is Dom Luís, you wrote do luís": what stands behind "you wrote" is wrong, with the small word before it, where another clause has words
 * that sound like both.
 */
export function findWrittenSo(text: string, words: readonly Spoken[], search: Search): Named | null {
  if (words.length > maxMessage) return null;
  const wrong = wrongIn(words, search);
  if (!wrong) return null;
  const own = clausesIn(words).find((clause) => overlaps(clause, wrong));
  const bare = lettersAt(words, { from: wrong.from + 1, to: wrong.to });
  const [best] = clausesIn(words)
    .filter((clause) => clause !== own && !(own && overlaps(clause, own)))
    .flatMap((clause) => placesIn(words, clause))
    .map((place) => ({ place, letters: lettersAt(words, place) }))
    .map(({ place, letters }) => ({ place, letters, likeness: likenessOf(letters, wrong.letters) }))
    .filter(({ letters, likeness }) => likeness >= minLikeness && likeness > likenessOf(letters, bare))
    .sort((one, other) => other.likeness - one.likeness);
  if (!best) return null;
  const place = { from: Math.min(wrong.from, best.place.from), to: Math.max(wrong.to, best.place.to) };
  return { wrong: wrong.written, right: textAt(text, words, best.place), place };
}

/** Two words behind "you wrote", of which the first is a small one. */
function wrongIn(words: readonly Spoken[], { captions, dictionaries }: Search): Mention | null {
  const tokens = words.map(({ token }) => token);
  for (const at of tokens.keys()) {
    const from = at + saidAt(tokens, at, { dictionaries, of: 'youWrote' });
    const mention = from > at && words[from]?.isPlain ? mentionAt(words, { from, to: from + 2 }, captions) : null;
    if (mention && words[from + 1]?.isPlain === false) return mention;
  }
  return null;
}

/** Runs of words of a content. */
function placesIn(words: readonly Spoken[], { from: start, to: end }: Place): Place[] {
  const starts = Array.from({ length: end - start }, (_, index) => start + index);
  return starts.flatMap((from) =>
    Array.from({ length: Math.min(maxRight, end - from) }, (_, index) => ({ from, to: from + index + 1 })).filter(
      (place) => wordsAt(words, place).every(({ token, isPlain }) => token.kind === 'word' && !isPlain),
    ),
  );
}
