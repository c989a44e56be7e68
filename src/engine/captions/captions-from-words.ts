import type { Caption, Word } from './caption.ts';
import { breakCost } from './words/break-quality.ts';
import { joinWords } from './words/join-words.ts';
import { endsSentence } from './words/punctuation.ts';
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
  return splitAtPauses(spoken).flatMap(splitRun).map(captionOf);
}

/** Runs of words between sentence ends and pauses. */
function splitAtPauses(words: Word[]): Word[][] {
  const found: Word[][] = [];
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    const continues = previous && !endsSentence(previous.text) && word.startMs - previous.endMs <= pauseMs;
    const current = found.at(-1);
    if (continues && current) current.push(word);
    else found.push([word]);
  }
  return found;
}

/** The cheapest way to split one run, found from its end to its start. */
function splitRun(words: Word[]): Word[][] {
  const best: { cost: number; next: number }[] = [];
  best[words.length] = { cost: 0, next: words.length };
  for (let from = words.length - 1; from >= 0; from--) {
    best[from] = bestCut(words, from, best);
  }
  const phrases: Word[][] = [];
  for (let from = 0; from < words.length; from = best[from]?.next ?? words.length) {
    phrases.push(words.slice(from, best[from]?.next));
  }
  return phrases;
}

function bestCut(words: Word[], from: number, best: { cost: number }[]): { cost: number; next: number } {
  let found = { cost: Number.POSITIVE_INFINITY, next: from + 1 };
  let weight = 0;
  for (let next = from + 1; next <= words.length; next++) {
    const last = words[next - 1];
    if (last === undefined) break;
    weight += weightOf(last);
    const tooLong = weight > maxWeight || last.endMs - (words[from]?.startMs ?? 0) > maxDurationMs;
    if (tooLong && next > from + 1) break;
    const ends = next === words.length ? 0 : breakCost(last.text) * 2;
    const cost = ((weight - idealWeight) / 3) ** 2 + ends + (best[next]?.cost ?? 0);
    if (cost < found.cost) found = { cost, next };
  }
  return found;
}

/** Words of Chinese, Japanese or Thai are short: three characters count as one word. */
function weightOf({ text }: Word): number {
  return isUnspaced(text) ? [...text].length / 3 : 1;
}

function captionOf(words: Word[]): Caption {
  const joined = joinWords(words);
  const startMs = Math.max(0, Math.round(words[0]?.startMs ?? 0));
  const endMs = Math.max(startMs + 1, ...words.map((word) => Math.round(word.endMs)));
  return { startMs, endMs, text: joined.map(({ text }) => text).join(' '), words: joined };
}
