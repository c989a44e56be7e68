import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { CaptionsInHand } from './caption-words.ts';

/** "Streichmaß" for "streich mars" needs no "maß" for "mars", too: of a correction, no words are corrected again, unless they stand elsewhere. */
export function withoutPartsOfOthers(
  { wishes, notUnderstood }: UnderstoodWords,
  { captions }: { captions: CaptionsInHand },
): UnderstoodWords {
  const corrected = wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [wordsOf(wish.wrong)] : []));
  const isPart = (wish: Wish) => {
    if (wish.kind !== 'replace_words' || countOf(wish.wrong, captions) !== 1) return false;
    const own = wordsOf(wish.wrong);
    return corrected.some(
      (words) => words.length > own.length && ` ${words.join(' ')} `.includes(` ${own.join(' ')} `),
    );
  };
  return { wishes: wishes.filter((wish) => !isPart(wish)), notUnderstood };
}

function countOf(words: string, { words: captions }: CaptionsInHand): number {
  if (!/\s/.test(words)) return captions.countOf(words);
  return ` ${wordsOf(captions.lines.join(' ')).join(' ')} `.split(` ${wordsOf(words).join(' ')} `).length - 1;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).map(lettersOf);
}
