import type { Token } from '../text/tokenize.ts';
import { likelyPatterns } from '../topics/likely-patterns.ts';
import { placeOf } from '../topics/patterns.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type Concept, concepts } from '../vocabulary/concepts.ts';
import type { Meaning } from '../vocabulary/meaning.ts';
import { spokenWordParts, wordsJumping, wordsStandingOut } from './words-standing-out.ts';

/** A thing that is described instead of named, or a part of its description. */
interface DescribedThing {
  meaning: Meaning;
  /** In tokens. */
  length: number;
  /** In tokens, of the whole description. */
  reach: number;
}

/** In tokens. Longer sentences are texts. */
const maxTokens = 60;

/** Descriptions such as "a line that shows how far along it is", by the index of their first token. */
export function findDescribed(
  tokens: readonly Token[],
  dictionaries: readonly Dictionary[],
): ReadonlyMap<number, DescribedThing> {
  const found = new Map<number, DescribedThing>();
  const partsOf = (name: Concept, place: { from: number; to: number }) => {
    const meaning = concepts[name];
    if (name === 'onThing' && namesSomebody(place, { tokens, dictionaries })) return [];
    if (name === 'keyWords') return wordsStandingOut(place, { tokens, dictionaries });
    if (name === 'wordsPop') return wordsJumping(place, { tokens, dictionaries });
    if (meaning === concepts.highlight) return spokenWordParts({ ...place, meaning }, { tokens, dictionaries });
    return [{ at: place.from, length: place.to - place.from + 1, meaning }];
  };
  for (const sentence of sentencesOf(tokens)) {
    if (sentence.length > maxTokens) continue;
    const words = sentence.map((at) => ({ key: tokens[at]?.key ?? '', isNumber: tokens[at]?.kind === 'number' }));
    for (const pattern of dictionaries.flatMap(({ described }) => likelyPatterns(described, words))) {
      const place = placeOf(pattern, words);
      if (!place) continue;
      const [from = 0, to = 0] = [sentence[place.from], sentence[place.to]];
      const parts = partsOf(pattern.name, { from, to });
      for (const { at, length, meaning } of parts)
        if (to - from >= (found.get(at)?.reach ?? 0)) found.set(at, { meaning, length, reach: to - from + 1 });
    }
  }
  return found;
}

/** "The captions cover my face, move them": faces and people have a reader of their own. */
function namesSomebody(
  { from, to }: { from: number; to: number },
  { tokens, dictionaries }: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): boolean {
  return tokens.slice(from, to + 1).some(({ key }) =>
    dictionaries.some(({ phrases }) => {
      const meaning = phrases.next.get(key)?.meaning;
      return meaning?.kind === 'sight' && meaning.what !== 'thing';
    }),
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
