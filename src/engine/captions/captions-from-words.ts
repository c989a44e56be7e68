import { groupNeighbours } from '../../infra/group-neighbours.ts';
import type { Caption, Word } from './caption.ts';
import { cheapestSplit } from './words/cheapest-split.ts';
import { joinWords } from './words/join-words.ts';
import { breakCost, endsSentence } from './words/punctuation.ts';
import { isUnspaced } from './words/unspaced-script.ts';

/** A longer silence ends a phrase. */
const pauseMs = 500;
/** Words that are comfortable to read and to correct as one phrase. */
const maxWeight = 10;
const idealWeight = 7;
/** A phrase of slow speech ends earlier. */
const maxDurationMs = 6000;

/**
 * Splits a transcript into phrases, in order: at sentence ends and pauses, and if a phrase is still longer than ten
 * words, at the places that read best.
 */
export function captionsFromWords(words: Word[]): Caption[] {
  const spoken = words
    .map((word) => ({ ...word, text: word.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.startMs - b.startMs);
  const runs = groupNeighbours(
    spoken,
    (before, word) => !endsSentence(before.text) && word.startMs - before.endMs <= pauseMs,
  );
  return runs.flatMap((run) => cheapestSplit(run, mayBeOnePhrase, phraseCost)).map(captionOf);
}

function mayBeOnePhrase(words: Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  return weightOf(words) <= maxWeight && (last?.endMs ?? 0) - (first?.startMs ?? 0) <= maxDurationMs;
}

/** Lower reads better. */
function phraseCost(words: Word[], following: Word | undefined): number {
  const ending = following ? breakCost(words.at(-1)?.text ?? '') * 2 : 0;
  return ((weightOf(words) - idealWeight) / 3) ** 2 + ending;
}

/** Words of Chinese, Japanese or Thai are short: three characters count as one word. */
function weightOf(words: Word[]): number {
  return words.reduce((sum, { text }) => sum + (isUnspaced(text) ? [...text].length / 3 : 1), 0);
}

function captionOf(words: Word[]): Caption {
  const joined = joinWords(words);
  const startMs = Math.max(0, Math.round(words[0]?.startMs ?? 0));
  const endMs = Math.max(startMs + 1, ...words.map((word) => Math.round(word.endMs)));
  return { startMs, endMs, text: joined.map(({ text }) => text).join(' '), words: joined };
}
