import type { EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import { type Edit, type EditDocument, type EditWord, findWord } from './edit-document.ts';
import { changeWord } from './edit-words.ts';

type Shown = Pick<EditPreview, 'keyWords'> | null;

/** The places of the words of a caption that the preview shows as key words: `0,4`; they may be older than the document. */
export function shownKeyWords(preview: Shown, { captions }: EditDocument, captionIndex: number): string {
  return preview?.keyWords.length === captions.length ? (preview.keyWords[captionIndex] ?? []).join() : '';
}

/** Whether a word stands out. A mark counts at once, what the engine chooses once it is drawn. */
export function standsOut({ emphasis }: Pick<EditWord, 'emphasis'>, place: number, shown: string): boolean {
  return emphasis ?? shown.split(',').includes(String(place));
}

/** Whether the word with this id stands out. */
export function isKeyWord(document: EditDocument, preview: Shown, wordId: number): boolean {
  const word = findWord(document, wordId);
  if (word?.emphasis !== undefined) return word.emphasis;
  const index = document.captions.findIndex(({ words }) => words.some(({ id }) => id === wordId));
  const place = document.captions[index]?.words.findIndex(({ id }) => id === wordId) ?? -1;
  return word !== null && standsOut(word, place, shownKeyWords(preview, document, index));
}

/** Makes a word stand out, or be like the others: one that the engine chose is marked, so that it is not chosen again. */
export function toggleKeyWord(wordId: number, isShown: boolean): Edit {
  return (document) =>
    changeWord(wordId, ({ emphasis: _, ...word }) => {
      if (!isShown) return [{ ...word, emphasis: true }];
      return [document.settings.emphasis ? { ...word, emphasis: false } : word];
    })(document);
}
