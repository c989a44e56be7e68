import { betweenWords } from '../lexicons/videos/between-words.ts';
import { likeWords } from '../lexicons/videos/like-words.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';

const like = wordsOfAll((language) => likeWords[language]);
/** "I would like the first one" compares nothing. */
const notLike = new Set('i id we wed would d you do'.split(' '));
const between = wordsOfAll((language) => betweenWords[language]);

/** The index of the word with which "like the last one" begins; null = the name at an index is what the message is about. */
export function comparisonBefore(words: readonly { key: string }[], name: number): number | null {
  for (let at = name - 1; at >= 0 && at >= name - 2; at--) {
    const { key = '' } = words[at] ?? {};
    if (like.has(key) || (key === 'like' && !notLike.has(words[at - 1]?.key ?? ''))) return at;
    if (!between.has(key)) return null;
  }
  return null;
}
