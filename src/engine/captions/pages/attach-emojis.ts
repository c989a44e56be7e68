import type { PageWord } from '../caption.ts';
import { isOnlyEmojis } from '../emojis/extract-emojis.ts';

/**
 * Joins emojis that stand alone («a tortoise 🐢») to the word before, or at the beginning to the one after, so that they
 * are on the same page: they are not spoken, and may have no time of their own.
 */
export function attachEmojis(words: readonly PageWord[]): PageWord[] {
  const groups: PageWord[][] = [];
  let hasWord = false;
  for (const word of words) {
    const isEmoji = isOnlyEmojis(word.text);
    const last = groups.at(-1);
    if (last && (isEmoji || !hasWord)) last.push(word);
    else groups.push([word]);
    hasWord ||= !isEmoji;
  }
  return groups.map(joinWords);
}

/** The time is that of the word; emojis alone keep theirs. */
function joinWords(group: PageWord[]): PageWord {
  const word = group.find(({ text }) => !isOnlyEmojis(text)) ?? group[0];
  if (group.length === 1 || !word) return group[0] as PageWord;
  const endMs = Math.max(...group.slice(-1).map((one) => one.endMs), word.endMs);
  const text = group.map((one, at) => `${at === 0 || one.joined ? '' : ' '}${one.text}`).join('');
  return { ...word, text, endMs, joined: group[0]?.joined ?? word.joined };
}
