import type { Caption, Word } from '../caption.ts';
import { termKey } from '../wording/dictionary.ts';
import { doubtfulRuns } from './doubtful-runs.ts';
import { bare } from './find-doubts.ts';

/** Captions in which nobody doubts these texts any more: somebody said that they were heard right. */
export function confirmDoubts(captions: Caption[], confirmed: readonly string[]): Caption[] {
  if (confirmed.length === 0) return captions;
  const keys = new Set(confirmed.map(termKey));
  const certain = new Set<Word>();
  for (const { words } of doubtfulRuns(captions)) {
    if (!keys.has(termKey(bare(words.map(({ text }) => text).join(' '))))) continue;
    for (const word of words) certain.add(word);
  }
  const confirm = (word: Word): Word => {
    if (!certain.has(word)) return word;
    const { guesses: _, ...rest } = word;
    return { ...rest, confidence: 1 };
  };
  return captions.map((caption) => ({ ...caption, words: caption.words.map(confirm) }));
}
