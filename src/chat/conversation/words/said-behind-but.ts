import type { UnderstoodWords } from '../understood-words.ts';
import { tokenize } from './text/tokenize.ts';
import type { Topic } from './topics/topic.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/** In words; fewer say nothing of their own: "nice but slow". */
const minBehindBut = 3;

/** "That looks real nice, but the forge is at eighteen hundred": praise is not all that such a message says. */
export function saidBehindBut(
  text: string,
  { wishes }: UnderstoodWords,
  dictionaries: readonly Dictionary[],
): string | null {
  if (wishes.length === 0 || !wishes.every((wish) => wish.kind === 'topic' && kindWords.includes(wish.topic)))
    return null;
  const tokens = tokenize(text);
  const but = tokens.findIndex(({ key }) => dictionaries.some(({ sentences }) => sentences.contrast.has(key)));
  const behind = but === -1 ? [] : tokens.slice(but + 1);
  if (behind.filter(({ kind }) => kind === 'word' || kind === 'number').length < minBehindBut) return null;
  return text.slice(behind[0]?.start);
}

/** What is said before a "but". */
const kindWords: readonly Topic[] = ['praise', 'patience', 'thanks'];
