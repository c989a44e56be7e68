import type { Word, WordPart } from '../caption.ts';
import { splitTime } from './split-time.ts';
import { isWrittenTogether } from './unspaced-script.ts';

/**
 * Makes words as they are written: words without a space between them (今日 は → 今日は) become one word with parts, and a
 * word with a space inside becomes two. In order, without overlap.
 */
export function joinWords(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of inOrder(words).flatMap(splitAtSpaces)) {
    const previous = joined.at(-1);
    if (previous && isWrittenTogether(previous.text, word.text)) joined[joined.length - 1] = join(previous, word);
    else joined.push(word);
  }
  return joined;
}

function join(left: Word, right: Word): Word {
  return {
    text: left.text + right.text,
    startMs: left.startMs,
    endMs: right.endMs,
    parts: [...(left.parts ?? [partOf(left)]), ...(right.parts ?? [partOf(right)])],
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
