import type { Wish } from '../../understood-words.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import type { KindOfMessage } from './meanings.ts';
import { paintedIn } from './part-meant.ts';
import type { MessageLikeness } from './read-likeness.ts';

const paints: ReadonlySet<string> = new Set(['letterColor', 'highlightColor', 'outlineColor']);
/** How likely it is at least that a message paints something, and at most that it corrects words. */
const shares = { paints: 0.5, corrects: 0.05 };

/**
 * “The yellow is not so much me, I’d love a dusty pink” has words of the captions, but is like a wish for a colour: that colour, in the place
 * of the one that is named before it. null = it may correct something, or names no colour, or more than two.
 */
export function colorRather({ text, language, all }: MessageLikeness): Wish | null {
  const [first] = all();
  const shareOf = (isMeant: (meaning: string) => boolean) =>
    all().reduce((sum, { meaning, score }) => sum + (isMeant(meaning) ? score : 0), 0);
  const isPainting = shareOf((meaning) => paints.has(meaning)) >= shares.paints;
  if (!first || !isPainting || shareOf((meaning) => meaning === 'correction') > shares.corrects) return null;
  const items = readItems(tokenize(text), dictionariesFor(language));
  const colors = items.flatMap((item) => (isKind(item, 'color') ? [item.meaning.hex] : []));
  const [from, to, ...others] = new Set(colors);
  if (from === undefined || others.length > 0) return null;
  return to === undefined ? paintedIn(first.meaning as KindOfMessage, items) : { kind: 'recolor', from, to };
}
