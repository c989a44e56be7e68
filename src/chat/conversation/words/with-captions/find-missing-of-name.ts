import { phraseAt } from '../corrections/said-right.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import type { Named } from './find-named.ts';
import { type Spoken, textAt } from './mentions.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** In words. A longer message tells something. */
const maxMessage = 20;
/** Words between "is missing" and what is. */
const maxApart = 2;

/** "The San is missing, it's San Diego": a word that is missing, and the whole that it is of, of which the captions have the rest. */
export function findMissingOfName(text: string, words: readonly Spoken[], search: Search): Named | null {
  if (words.length > maxMessage) return null;
  for (const missing of missingIn(words, search.dictionaries)) {
    const found = wholeWith(text, words, missing, search);
    if (found) return { ...found, place: { from: 0, to: words.length } };
  }
  return null;
}

/** The places of words next to "is missing". */
function missingIn(words: readonly Spoken[], dictionaries: readonly Dictionary[]): number[] {
  const tokens = words.map(({ token }) => token);
  const from = tokens.findIndex((_, at) => phraseAt(tokens, at, { dictionaries, of: 'missing' }) !== null);
  if (from === -1) return [];
  const to = from + (phraseAt(tokens, from, { dictionaries, of: 'missing' }) ?? 1);
  const beside = [...words.keys()].filter(
    (at) => (at < from && at >= from - maxApart) || (at >= to && at < to + maxApart),
  );
  return beside.filter(
    (at) => words[at]?.token.kind === 'word' && (words[at]?.isMarked || /^\p{Lu}/u.test(words[at]?.text ?? '')),
  );
}

/** The same word at another place, with the one beside it. */
function wholeWith(
  text: string,
  words: readonly Spoken[],
  missing: number,
  { captions }: Search,
): Pick<Named, 'wrong' | 'right'> | null {
  const key = words[missing]?.token.key;
  for (const [at, { token }] of words.entries()) {
    if (at === missing || token.key !== key) continue;
    for (const rest of [at + 1, at - 1]) {
      const beside = words[rest];
      const written = beside?.token.kind === 'word' ? captions.writtenAs(beside.token.key) : null;
      if (!beside || written === null || /\s/.test(written) || captions.countOf(written) !== 1) continue;
      const right = textAt(text, words, { from: Math.min(at, rest), to: Math.max(at, rest) + 1 });
      if (captions.writtenAs(right) === null) return { wrong: written, right };
    }
  }
  return null;
}
