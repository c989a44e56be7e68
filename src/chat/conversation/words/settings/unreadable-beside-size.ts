import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** “I can’t read it on my phone, bigger please”: beside a size, a description of letters that cannot be read says why. */
export function withoutUnreadable(
  text: string,
  { wishes, notUnderstood }: UnderstoodWords,
  dictionaries: readonly Dictionary[],
): UnderstoodWords {
  const isBigger = wishes.some((wish) => wish.kind === 'step' && wish.setting === 'fontSize');
  if (!isBigger || !wishes.some(isReadable)) return { wishes, notUnderstood };
  const named = readItems(tokenize(text), dictionaries).filter(
    (item) => isKind(item, 'switch') && item.meaning.on.accessible === true,
  );
  if (!named.every(({ isDescribed }) => isDescribed)) return { wishes, notUnderstood };
  return { wishes: wishes.flatMap(withoutReadable), notUnderstood };
}

function isReadable(wish: Wish): boolean {
  return wish.kind === 'set' && wish.settings.accessible === true;
}

function withoutReadable(wish: Wish): Wish[] {
  if (wish.kind !== 'set' || !isReadable(wish)) return [wish];
  const { accessible: _, ...settings } = wish.settings;
  return Object.keys(settings).length > 0 ? [{ ...wish, settings }] : [];
}
