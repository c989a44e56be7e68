import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { isKind, readItems } from '../read-items.ts';
import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';

/** "I'd rather have a sage green", where the captions have "save": what names a colour corrects nothing beside the wish for it. */
export function withoutColorNames(
  { wishes, notUnderstood }: UnderstoodWords,
  { text, captions, dictionaries }: { text: string; captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): UnderstoodWords {
  if (!wishes.some(paints) || !wishes.some(({ kind }) => kind === 'replace_words')) return { wishes, notUnderstood };
  const colors = readItems(tokenize(text), dictionaries)
    .filter((item) => isKind(item, 'color'))
    .map(({ start, end }) => text.slice(start, end))
    // a word of the captions may look like a misspelt colour
    .filter((name) => captions.words.writtenAs(name) === null)
    .map(lettersOf);
  // "the word blue, it is spelled blues"
  const said = new Set(tokenize(text).map(({ key }) => lettersOf(key)));
  const isColor = (wish: Wish) =>
    wish.kind === 'replace_words' &&
    !said.has(lettersOf(wish.wrong)) &&
    colors.some((color) => color.includes(lettersOf(wish.right)));
  return { wishes: wishes.filter((wish) => !isColor(wish)), notUnderstood };
}

function paints(wish: Wish): boolean {
  if (wish.kind === 'set') return Object.keys(wish.settings).some((key) => key.endsWith('Color'));
  return wish.kind === 'recolor';
}
