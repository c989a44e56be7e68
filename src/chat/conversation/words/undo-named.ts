import type { Language } from '../../../texts/languages.ts';
import type { Wish } from '../understood-words.ts';
import { dictionariesFor } from './dictionary-of.ts';
import { isKind, readItems } from './read-items.ts';
import { isRole } from './settings/group.ts';
import { tokenize } from './text/tokenize.ts';

/** "Why did the letters go bigger? Put them back": what is to be undone is the look, though words were changed since. */
export function undoNamed(wish: Wish, text: string, language: Language): Wish {
  const isUndo = wish.kind === 'request' && wish.request === 'undo';
  return isUndo && namesLook(text, language) ? { kind: 'request', request: 'undo_look' } : wish;
}

function namesLook(text: string, language: Language): boolean {
  const dictionaries = dictionariesFor(language);
  const tokens = tokenize(text);
  const isOfWords = tokens.some(({ key, kind }) => {
    const isSaid = dictionaries.some(({ corrections: { mistaken, aWord } }) => mistaken.has(key) || aWord.has(key));
    return kind === 'number' || isSaid;
  });
  const isOfLook = readItems(tokens, dictionaries).some(
    (item) =>
      isKind(item, 'color', 'grow', 'shade') ||
      isRole(item, 'size', 'color', 'outline', 'highlight', 'box', 'thickness', 'position', 'style'),
  );
  return isOfLook && !isOfWords;
}
