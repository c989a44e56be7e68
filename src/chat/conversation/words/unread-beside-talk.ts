import type { UnderstoodWords } from '../understood-words.ts';
import { tokenize } from './text/tokenize.ts';
import type { Topic } from './topics/topic.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/** In words; a shorter sentence says little beside praise. */
const minWords = 4;
/** In characters. A longer message is a story. */
const maxCharacters = 400;
const kinds: readonly Topic[] = ['praise', 'thanks', 'patience', 'greeting'];

/**
 * “Super! There is a blank missing in the last line”, “lovely 🌿 will you keep these words?”: praise is not all that such a message says. A sentence
 * beside it that asks something, or is about words or lines, and is not understood by itself, is named.
 */
export function withUnreadBesideTalk(
  text: string,
  understood: UnderstoodWords,
  { dictionaries, read }: { dictionaries: readonly Dictionary[]; read: (part: string) => UnderstoodWords },
): UnderstoodWords {
  const { wishes, notUnderstood } = understood;
  const isTalk = wishes.length > 0 && wishes.every((wish) => wish.kind === 'topic' && kinds.includes(wish.topic));
  if (!isTalk || notUnderstood.length > 0 || text.length > maxCharacters) return understood;
  const sentences = text.match(/(?:[^.!?…\n\p{Extended_Pictographic}])+[?]?/gu) ?? [];
  const unread = sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/u).length >= minWords && saysMore(sentence, dictionaries))
    .filter((sentence) => read(sentence).wishes.length === 0);
  return unread.length === 0 || sentences.length < 2 ? understood : { wishes, notUnderstood: unread };
}

function saysMore(sentence: string, dictionaries: readonly Dictionary[]): boolean {
  if (sentence.endsWith('?')) return true;
  const tokens = tokenize(sentence);
  return dictionaries.some(({ corrections, sentences }) => {
    const isLine = (key: string) => corrections.line.some((keys) => keys.length === 1 && keys[0] === key);
    const isAbout = ({ key }: { key: string }) =>
      isLine(key) || corrections.mistaken.has(key) || corrections.aWord.has(key);
    return tokens.some(isAbout) || sentences.contrast.has(tokens[0]?.key ?? '');
  });
}
