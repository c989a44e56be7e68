import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { judgeWords, lettersAt, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';

/** The right words alone: what is wrong are those of the captions that sound like them. */
export interface Single {
  right: Place;
  text: string;
  wrong: string;
}

/** How similar they must be where the message is surely about words, where it probably is, and to be asked about. */
const minLikeness = { sure: 0.55, likely: 0.6, asked: 0.5 };
/** A word among others that is no name. */
const minAmongOthers = 0.65;
export type Sureness = keyof typeof minLikeness;

const maxWords = 3;
/** In words. */
const maxSentence = 40;
/** Fewer letters are similar to too many words. */
const minLetters = 3;

interface Search {
  captions: CaptionWords;
  sureness: Sureness;
  dictionaries: readonly Dictionary[];
}

/** Finds "*Reels", "hook, breathe, week", "Priya Raman": the longest places first. */
export function findSingles(text: string, words: readonly Spoken[], search: Search): Single[] {
  if (words.length > maxSentence) return [];
  const singles: Single[] = [];
  const taken = new Set<number>();
  const isSpelled = words.some(isLetter);
  for (let length = maxWords; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const right = { from, to: from + length };
      const isWhole = isAlone(words, right);
      const isFree = wordsAt(words, right).every(
        (word, at) => !taken.has(from + at) && mayBeRight(word, { isWhole, isSpelled, sureness: search.sureness }),
      );
      const wrong = isFree ? similarTo(words, right, search) : null;
      if (wrong === null) continue;
      for (let at = right.from; at < right.to; at++) taken.add(at);
      singles.push({ right, text: textAt(text, words, right), wrong });
    }
  }
  return singles;
}

function similarTo(
  words: readonly Spoken[],
  right: Place,
  { captions, sureness, dictionaries }: Search,
): string | null {
  const letters = lettersAt(words, right);
  const written = captions.writtenAs(letters);
  // "*reels" where the captions have "réels"
  if (written !== null && sureness === 'sure' && isAlone(words, right) && words.length <= maxWords) return written;
  if (letters.length < minLetters || written !== null) return null;
  const isClear = isAlone(words, right) || wordsAt(words, right).every(isName);
  const least = isClear || sureness === 'asked' ? minLikeness[sureness] : minAmongOthers;
  const similar = captions.nearest(letters, least, (written) => hasNoPlainEdge(written, dictionaries));
  return similar?.written ?? null;
}

function hasNoPlainEdge(written: string, dictionaries: readonly Dictionary[]): boolean {
  const words = judgeWords(written, tokenize(written), { dictionaries, isQuoted: () => false });
  return words.length > 0 && !words[0]?.isPlain && !words.at(-1)?.isPlain;
}

/** Whether nothing else stands between the signs around it. */
function isAlone(words: readonly Spoken[], { from, to }: Place): boolean {
  return [words[from - 1], words[to]].every((word) => !word || word.token.kind === 'break');
}

function isName({ isMarked, isQuoted, token }: Spoken): boolean {
  return (isMarked || isQuoted) && token.kind === 'word' && token.key.length > 1;
}

interface Around {
  isWhole: boolean;
  isSpelled: boolean;
  sureness: Sureness;
}

/** Among other words only names count, and words of which a letter is named: "ortiz con z". */
function mayBeRight(word: Spoken, { isWhole, isSpelled, sureness }: Around): boolean {
  const { isPlain, isKnown, isEveryday, token } = word;
  if (isPlain || token.kind !== 'word' || token.key.length === 1) return false;
  const isRare = !isKnown && !isEveryday;
  return (
    isName(word) || (isWhole && (sureness === 'sure' || isRare)) || ((isSpelled || sureness === 'asked') && isRare)
  );
}

/** "V", or a letter at the end: "ortiz con z". */
function isLetter({ token, isPlain, text }: Spoken, at: number, words: readonly Spoken[]): boolean {
  if (token.kind !== 'word' || token.key.length !== 1) return false;
  return /^\p{Lu}$/u.test(text) ? at > 0 : !isPlain && at > 0 && at === words.length - 1;
}

/** Whether words of the message are about misheard words: "wrong", "spelled", or a single letter: "Svenja with a V". */
export function speaksOfMistakes(words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  return words.some(
    (word, at) =>
      dictionaries.some(({ corrections }) => corrections.mistaken.has(word.token.key)) || isLetter(word, at, words),
  );
}
