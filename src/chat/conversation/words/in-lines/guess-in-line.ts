import type { CorrectionWish } from '../../understood-words.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { lineNamesIn } from './line-names.ts';
import { runsByLikeness } from './near-in-line.ts';
import { partsOfLines } from './parts-of-lines.ts';
import { contentsIn } from './words-in-place.ts';

interface Message {
  text: string;
  tokens: readonly Token[];
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** A question with more would be a page. */
const maxGuesses = 3;
/** In words. A longer text is no word to be put in the place of another. */
const maxSaid = 3;

/** Which word of the line may be meant by the number of a line and a word that is like none of it, the most similar one first. */
export function guessInLine({ text, tokens, captions, dictionaries }: Message): CorrectionWish[] {
  const names = lineNamesIn(tokens, { text, captions, dictionaries });
  const [[part, ...others] = []] = partsOfLines({ text, tokens, names, dictionaries });
  const [said, ...more] = part ? contentsIn(part.said, dictionaries) : [];
  if (!part || !said || others.length + more.length > 0 || said.split(/\s+/).length > maxSaid) return [];
  const words = runsByLikeness(captions.words.lines[part.line - 1] ?? '', said, dictionaries);
  return words
    .filter(({ written, likeness }) => !/\s/.test(written) && likeness > 0)
    .slice(0, maxGuesses)
    .map(({ written }) => ({ kind: 'replace_words', wrong: written, right: said, lines: [part.line] }));
}
