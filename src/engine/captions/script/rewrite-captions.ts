import { groupNeighbours } from '../../../infra/group-neighbours.ts';
import type { Timed, Word } from '../caption.ts';
import { captionsFromWords } from '../captions-from-words.ts';
import { joinWords } from '../words/join-words.ts';
import type { CaptionOfWords } from './apply-difference.ts';

/**
 * Captions with other words. One whose words stay the same stays as it is, with all that somebody did to it. The others are
 * divided anew, and keep their emojis and marks.
 * @param captions in time order, each with at least one word
 * @param phrases all words that the captions are to have, in order; no caption that is made anew has words of two phrases
 */
export function rewriteCaptions(captions: readonly CaptionOfWords[], phrases: readonly Word[][]): CaptionOfWords[] {
  const rewritten: CaptionOfWords[] = [];
  let changed: Share[] = [];
  const flush = () => {
    rewritten.push(...divideAnew(changed));
    changed = [];
  };
  const shares = shareOut(captions, phrases);
  for (const [index, caption] of captions.entries()) {
    const own = shares[index] ?? [];
    const same = sameWords(
      caption,
      own.map(({ word }) => word),
    );
    if (!same) {
      changed.push({ caption, own });
      continue;
    }
    flush();
    rewritten.push(same);
  }
  flush();
  return rewritten;
}

/** A word, and the number of its phrase. */
interface WordOfPhrase {
  word: Word;
  phrase: number;
}

/** A caption, and the words that begin in its time. */
interface Share {
  caption: CaptionOfWords;
  own: WordOfPhrase[];
}

/** The words that begin in the time of each caption. */
function shareOut(captions: readonly CaptionOfWords[], phrases: readonly Word[][]): WordOfPhrase[][] {
  const shares = captions.map((): WordOfPhrase[] => []);
  const startOf = (at: number) => captions[at]?.words[0]?.startMs ?? Number.POSITIVE_INFINITY;
  let at = 0;
  for (const [phrase, words] of phrases.entries()) {
    for (const word of words) {
      while (startOf(at + 1) <= word.startMs) at++;
      shares[at]?.push({ word, phrase });
    }
  }
  return shares;
}

/** The caption itself if it has these words already. What was confirmed is not doubtful any more. null = it has others. */
function sameWords(caption: CaptionOfWords, words: Word[]): CaptionOfWords | null {
  const written = joinWords(words);
  if (written.length !== caption.words.length) return null;
  if (caption.words.some(({ text }, index) => text !== written[index]?.text)) return null;
  const isNews = (word: Word, index: number) => written[index]?.confidence === 1 && (word.confidence ?? 1) < 1;
  if (!caption.words.some(isNews)) return caption;
  const confirmed = caption.words.map((word, index) => {
    const { guesses: _, ...rest } = word;
    return isNews(word, index) ? { ...rest, confidence: 1 } : word;
  });
  return { ...caption, words: confirmed };
}

function divideAnew(changed: readonly Share[]): CaptionOfWords[] {
  const words = keepMarks(
    changed.flatMap(({ own }) => own),
    changed.flatMap(({ caption }) => caption.words),
  );
  const pieces = groupNeighbours(words, (before, one) => before.phrase === one.phrase);
  const made = pieces
    .flatMap((piece) => captionsFromWords(piece.map(({ word }) => word)))
    .map(({ text: _, ...caption }): CaptionOfWords => caption);
  return keepEmojis(
    made,
    changed.map(({ caption }) => caption).filter(({ emoji }) => emoji !== undefined),
  );
}

/** A word that takes the time of a marked one has its mark. */
function keepMarks(words: WordOfPhrase[], before: readonly Word[]): WordOfPhrase[] {
  const marked = before.filter(({ emphasis }) => emphasis !== undefined);
  if (marked.length === 0) return words;
  let at = 0;
  return words.map((one) => {
    while ((marked[at]?.endMs ?? Number.POSITIVE_INFINITY) <= one.word.startMs) at++;
    const mark = marked[at];
    if (!mark || !haveMuchInCommon(mark, one.word)) return one;
    return { ...one, word: { ...one.word, emphasis: mark.emphasis } };
  });
}

/** Each emoji goes to the caption that takes most of its time, if that has none. */
function keepEmojis(made: CaptionOfWords[], before: readonly CaptionOfWords[]): CaptionOfWords[] {
  const captions = [...made];
  let from = 0;
  for (const { emoji, startMs, endMs } of before) {
    while ((captions[from]?.endMs ?? Number.POSITIVE_INFINITY) <= startMs) from++;
    let [best, bestMs] = [-1, 0];
    for (let at = from; (captions[at]?.startMs ?? Number.POSITIVE_INFINITY) < endMs; at++) {
      const ms = commonMs(captions[at] as CaptionOfWords, { startMs, endMs });
      if (ms > bestMs) [best, bestMs] = [at, ms];
    }
    const caption = captions[best];
    if (caption && caption.emoji === undefined) captions[best] = { ...caption, emoji };
  }
  return captions;
}

/** Half of the shorter one. */
function haveMuchInCommon(one: Timed, other: Timed): boolean {
  return 2 * commonMs(one, other) >= Math.min(one.endMs - one.startMs, other.endMs - other.startMs);
}

function commonMs(one: Timed, other: Timed): number {
  return Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs);
}
