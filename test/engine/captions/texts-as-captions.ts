import type { CaptionInput, Word } from '../../../src/engine/captions/caption.ts';
import type { DictionaryEntry } from '../../../src/engine/captions/wording/dictionary.ts';

/** Two hundred words in a minute are fast speech. */
const usualWordMs = 300;

/** The text as it would be transcribed. */
export function asWords(text: string, wordMs = usualWordMs): Word[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word, index) => ({ text: word, startMs: index * wordMs, endMs: (index + 1) * wordMs }));
}

export function asOneCaption(text: string): CaptionInput {
  return { startMs: 0, endMs: Math.max(1000, asWords(text).length * usualWordMs), text };
}

/** Captions of eight words, or of fifty characters where there are few spaces, one after the other. */
export function asInputs(text: string): CaptionInput[] {
  let startMs = 0;
  return chunks(text.split(/(?<=\s)(?=\S)/), 8)
    .flatMap((words) => chunks([...words.join('')], 50))
    .map((letters) => {
      const caption = letters.join('');
      const from = startMs;
      startMs += Math.max(1, asWords(caption).length) * usualWordMs;
      return { startMs: from, endMs: startMs, text: caption };
    });
}

/** Each word becomes the next one. */
export function asEntries(text: string): DictionaryEntry[] {
  const words = asWords(text).map((word) => word.text);
  return words.map((from, index) => ({ from, to: words[index + 1] ?? from }));
}

function chunks<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
