import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { lettersOf, soundOf } from '../text/letters.ts';
import type { CaptionWords } from './caption-words.ts';
import { judgeWords, type Spoken } from './mentions.ts';
import { likenessOf } from './spelling.ts';
import { replaceWords, take } from './take-found.ts';

/** In words. A longer sentence tells something. */
const maxSentence = 14;
/** In letters. */
const minWord = 4;
const minLikeness = 0.7;
/** Of one word beside which others stand. */
const maxBehind = 20;

/**
 * Takes "it's fourteen hours" where the captions have "fourteen ours": a word of the captions, and behind it one that sounds like the one that
 * stands there.
 */
export function takeBesideSame(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  if (words.length > maxSentence || words.filter((word) => isElse(word, captions.words)).length > 1) return false;
  const found = words.flatMap((word, at) => {
    const wrong = wrongBehind(words, at, captions.words);
    const place = { from: at, to: at + 1 };
    return wrong ? [{ wish: replaceWords(wrong, word.text), places: [place], evidence: 'alike' as const }] : [];
  });
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 && take(reading, words, [only]);
}

/** “Four seconds is a bit short”: a word of a sentence that says more than what is right. */
function isElse({ token, isPlain }: Spoken, captions: CaptionWords): boolean {
  return token.kind === 'word' && !isPlain && captions.writtenAs(token.key) === null;
}

/** What the captions have in place of a word, behind the same word; null = they have it, or nothing that sounds like it. */
function wrongBehind(words: readonly Spoken[], at: number, captions: CaptionWords): string | null {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || !mayBeMisheard(word) || before.isNot || before.token.kind !== 'word') return null;
  const [named, letters] = [lettersOf(before.token.key), lettersOf(word.token.key)];
  if (named.length < minWord || captions.writtenAs(letters) !== null) return null;
  const behind = wordsBehind(captions).get(named) ?? [];
  const soundsSame = (other: string) =>
    soundOf(lettersOf(other)) === soundOf(letters) || likenessOf(lettersOf(other), letters) >= minLikeness;
  const isForm = (other: string) => lettersOf(other).startsWith(letters) || letters.startsWith(lettersOf(other));
  // "point wroding = point rodding" names the one that stands there
  const isNamed = (other: string) => words.some(({ token }) => lettersOf(token.key) === lettersOf(other));
  return behind.find((other) => soundsSame(other) && !isForm(other) && !isNamed(other)) ?? null;
}

function mayBeMisheard({ token, isPlain, isKnown }: Spoken): boolean {
  return token.kind === 'word' && token.key.length >= minWord && !isPlain && !isKnown;
}

const known = new WeakMap<CaptionWords, ReadonlyMap<string, readonly string[]>>();

/** The words that stand behind each word, by its letters. */
function wordsBehind(captions: CaptionWords): ReadonlyMap<string, readonly string[]> {
  const behind = known.get(captions) ?? readWordsBehind(captions);
  known.set(captions, behind);
  return behind;
}

function readWordsBehind({ lines }: CaptionWords): ReadonlyMap<string, readonly string[]> {
  const behind = new Map<string, string[]>();
  const words = lines.flatMap((line) => line.split(/\s+/)).filter((word) => lettersOf(word) !== '');
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const some = behind.get(lettersOf(word)) ?? [];
    if (next !== undefined && some.length < maxBehind) some.push(next);
    behind.set(lettersOf(word), some);
  }
  return behind;
}
