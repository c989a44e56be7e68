import type { Token } from '../text/tokenize.ts';
import { likelyPatterns } from '../topics/likely-patterns.ts';
import { type PatternWord, placeOf } from '../topics/patterns.ts';
import { fitsAny } from '../topics/patterns-by-language.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { concepts } from '../vocabulary/concepts.ts';
import type { Meaning } from '../vocabulary/meaning.ts';

/** A thing that is described instead of named; its length is in tokens. */
interface DescribedThing {
  meaning: Meaning;
  length: number;
}

/** In tokens. Longer sentences are texts. */
const maxTokens = 60;

/** Descriptions such as "a line that shows how far along it is", by the index of their first token. */
export function findDescribed(
  tokens: readonly Token[],
  dictionaries: readonly Dictionary[],
): ReadonlyMap<number, DescribedThing> {
  const found = new Map<number, DescribedThing>();
  for (const sentence of sentencesOf(tokens)) {
    if (sentence.length > maxTokens) continue;
    const words = sentence.map((at) => ({ key: tokens[at]?.key ?? '', isNumber: tokens[at]?.kind === 'number' }));
    for (const pattern of dictionaries.flatMap(({ described }) => likelyPatterns(described, words))) {
      const place = placeOf(pattern, words);
      if (!place) continue;
      const [from = 0, to = 0] = [sentence[place.from], sentence[place.to]];
      const length = to - from + 1;
      const name = pattern.name === 'keyWords' && isDenied(words, dictionaries) ? 'plainWords' : pattern.name;
      if (length > (found.get(from)?.length ?? 0)) found.set(from, { meaning: concepts[name], length });
    }
  }
  return found;
}

/** “The numbers shouldn’t stand out”, “stop highlighting the prices”. */
function isDenied(words: readonly PatternWord[], dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(
    ({ phrases, plainAgain }) =>
      fitsAny(plainAgain, words) || words.some(({ key }) => phrases.next.get(key)?.meaning?.kind === 'no'),
  );
}

/** The indexes of the words and numbers of each. A comma may stand inside a description: "das Wort, das man gerade sagt". */
function sentencesOf(tokens: readonly Token[]): number[][] {
  const sentences: number[][] = [[]];
  for (const [at, { kind, key }] of tokens.entries()) {
    if (kind === 'break' && key !== ',') sentences.push([]);
    else if (kind === 'word' || kind === 'number') sentences.at(-1)?.push(at);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}
