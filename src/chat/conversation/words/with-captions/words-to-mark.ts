import type { Wish } from '../../understood-words.ts';
import type { MessageLikeness } from '../likeness/read-likeness.ts';
import { isKind, readItems } from '../read-items.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { judgeWords, type Spoken } from './mentions.ts';

/** How many words or runs of words one button may offer. */
const maxMarked = 4;
/** In letters. */
const minWord = 3;
/** How likely it is at least that a message without a colour is about words that stand out, and at most that it corrects some. */
const shares = { mark: 0.3, correction: 0.3 };

/**
 * “The smoker and the brood could jump at you, in red”: the words of the captions that a message names, as words that stand out, where it names one
 * colour or is likely to wish for such words; [] = it names none.
 * @param tokens those of the message that are read
 */
export function guessMarks(
  { text, all }: MessageLikeness,
  {
    tokens,
    captions,
    dictionaries,
  }: { tokens: readonly Token[]; captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): Wish[] {
  const shareOf = (meaning: string) => all().find((one) => one.meaning === meaning)?.score ?? 0;
  const items = readItems(tokens, dictionaries);
  const colors = new Set(items.flatMap((item) => (isKind(item, 'color') ? [item.meaning.hex] : [])));
  const [color] = colors;
  if (colors.size > 1 || shareOf('correction') > shares.correction) return [];
  if (color === undefined && shareOf('mark') < shares.mark) return [];
  const words = namedIn(judgeWords(text, tokens, { dictionaries, isQuoted: () => false }), captions);
  if (words.length === 0 || words.length > maxMarked) return [];
  const marks = words.map((one) => ({ kind: 'emphasize_words' as const, words: one, on: true }));
  return color === undefined ? marks : [...marks, { kind: 'set', settings: { emphasisColor: color } }];
}

/** Runs of words that stand in the captions and say something by themselves. */
function namedIn(words: readonly Spoken[], captions: CaptionsInHand): string[] {
  const tokens = words.map(({ token }) => token);
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const run = isNamed(words[at]) ? captions.words.runAt(tokens, at) : null;
    const inside = run ? words.slice(at, at + run.length) : [];
    const isMeant = run !== null && inside.every(isNamed);
    if (isMeant) found.push(run.written);
    at += isMeant ? run.length : 1;
  }
  return [...new Set(found)];
}

function isNamed(word: Spoken | undefined): boolean {
  if (!word || word.isPlain || word.isTalk || word.isKnown || word.isEveryday) return false;
  return word.token.kind === 'number' || word.token.key.length >= minWord;
}
