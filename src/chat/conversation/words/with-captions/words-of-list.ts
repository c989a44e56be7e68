import type { CaptionWords } from './caption-words.ts';
import { lettersAt, type Mention, type Spoken } from './mentions.ts';

/** "Anna and Tom" may stand in the captions so; each of them is meant. */
export function wordsOfList(words: readonly Spoken[], mention: Mention, captions: CaptionWords): Mention[] {
  const inside = Array.from({ length: mention.to - mention.from }, (_, index) => mention.from + index);
  const joins = inside.filter((at) => words[at]?.isEdge);
  if (joins.length === 0) return [mention];
  const starts = [mention.from, ...joins.map((at) => at + 1)];
  return starts.flatMap((from, index) => {
    const place = { from, to: joins[index] ?? mention.to };
    const letters = lettersAt(words, place);
    const written = captions.writtenAs(letters);
    return written === null || letters === '' ? [] : [{ ...place, written, letters }];
  });
}
