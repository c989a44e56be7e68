import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { CaptionsInHand } from './caption-words.ts';

/** "Streichmaß" for "streich mars" needs no "maß" for "mars", too: of a correction, no word is corrected again, unless it stands elsewhere. */
export function withoutPartsOfOthers(
  { wishes, notUnderstood }: UnderstoodWords,
  { captions }: { captions: CaptionsInHand },
): UnderstoodWords {
  const corrected = wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [wordsOf(wish.wrong)] : []));
  const isPart = (wish: Wish) => {
    if (wish.kind !== 'replace_words' || captions.words.countOf(wish.wrong) !== 1) return false;
    const word = lettersOf(wish.wrong);
    return corrected.some((words) => words.length > 1 && words.includes(word));
  };
  return { wishes: wishes.filter((wish) => !isPart(wish)), notUnderstood };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).map(lettersOf);
}
