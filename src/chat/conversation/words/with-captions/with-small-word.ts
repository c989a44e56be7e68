import type { CaptionWords } from './caption-words.ts';
import { mentionAt } from './mention-at.ts';
import { lettersAt, overlaps, type Pair, type Spoken } from './mentions.ts';
import { likenessOf } from './spelling.ts';

/** In letters. */
const maxSmall = 2;
/** So much more alike, and so much alike, the small word is meant, too. */
const [moreAlike, minAlike] = [0.1, 0.8];

/** "caro lì must be Carolli": with a small word beside the wrong ones, where the captions have it, too, and the two are more alike with it. */
export function withSmallWord(words: readonly Spoken[], pair: Pair, captions: CaptionWords): Pair {
  const { wrong, right } = pair;
  const letters = lettersAt(words, right);
  const least = Math.max(minAlike, likenessOf(wrong.letters, letters) + moreAlike);
  const wider = [
    { from: wrong.from, to: wrong.to + 1, beside: wrong.to },
    { from: wrong.from - 1, to: wrong.to, beside: wrong.from - 1 },
  ];
  for (const { from, to, beside } of wider) {
    const small = words[beside]?.token;
    if (small?.kind !== 'word' || small.key.length > maxSmall || overlaps({ from, to }, right)) continue;
    const mention = mentionAt(words, { from, to }, captions);
    if (mention && likenessOf(mention.letters, letters) >= least) return { ...pair, wrong: mention };
  }
  return pair;
}
