import type { Word, WordPart } from '../caption.ts';
import { splitTime } from './split-time.ts';
import { isUnspaced, isWrittenTogether } from './unspaced-script.ts';

/**
 * Makes words as they are written: words without a space between them (今日 は → 今日は) become one word with parts, and a
 * word with a space inside becomes two. In order, without overlap.
 */
export function joinWords(words: Word[]): Word[] {
  const groups: { words: Word[]; isUnspaced: boolean }[] = [];
  for (const word of inOrder(words).flatMap(splitAtSpaces)) {
    const group = groups.at(-1);
    const previous = group?.words.at(-1);
    if (group && previous && isWrittenTogether(previous.text, word.text, group.isUnspaced)) {
      group.words.push(word);
      group.isUnspaced ||= isUnspaced(word.text);
    } else groups.push({ words: [word], isUnspaced: isUnspaced(word.text) });
  }
  return groups.flatMap((group) => joinGroup(group.words) ?? []);
}

function joinGroup(words: Word[]): Word | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length === 1) return first;
  return {
    text: words.map(({ text }) => text).join(''),
    startMs: first.startMs,
    endMs: last.endMs,
    parts: words.flatMap((word) => word.parts ?? [partOf(word)]),
  };
}

function partOf({ text, startMs, endMs }: Word): WordPart {
  return { text, startMs, endMs };
}

function splitAtSpaces(word: Word): Word[] {
  const texts = word.text.split(/\s+/).filter((text) => text !== '');
  return texts.length === 1 ? [word] : splitTime(texts, word.startMs, word.endMs);
}

/** A word ends where the next begins, if not earlier. */
function inOrder(words: Word[]): Word[] {
  let lastMs = 0;
  const started = words.map((word) => {
    lastMs = Math.max(lastMs, Math.round(word.startMs));
    return { ...word, startMs: lastMs };
  });
  return started.map((word, index) => {
    const limitMs = started[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    return { ...word, endMs: Math.max(word.startMs, Math.min(limitMs, Math.round(word.endMs))) };
  });
}
