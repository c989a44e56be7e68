import type { EditCaption, EditDocument, EditWord } from './edit-document.ts';

export function findWord({ captions }: EditDocument, wordId: number): EditWord | null {
  for (const { words } of captions) {
    const word = words.find(({ id }) => id === wordId);
    if (word) return word;
  }
  return null;
}

export function findCaptionOf({ captions }: EditDocument, wordId: number): EditCaption | null {
  return captions.find(({ words }) => words.some(({ id }) => id === wordId)) ?? null;
}

/** A time in seconds at which a word is highlighted: 50 ms after its start, for a frame may start a little later. */
export function seekTimeOf({ startMs, endMs }: Pick<EditWord, 'startMs' | 'endMs'>): number {
  return Math.min(startMs + 50, (startMs + endMs) / 2) / 1000;
}

/** The word that is spoken at a time, or the last one before it; null before the first caption. */
export function findWordAt({ captions }: EditDocument, atMs: number): EditWord | null {
  const caption = captions.findLast(({ startMs }) => startMs <= atMs);
  return caption?.words.findLast(({ startMs }) => startMs <= atMs) ?? caption?.words[0] ?? null;
}

/** The word before (-1) or after (1) another one; for no word, the one at a time. */
export function findNeighbour(
  document: EditDocument,
  wordId: number | null,
  by: 1 | -1,
  atMs: number,
): EditWord | null {
  if (wordId === null) return findWordAt(document, atMs) ?? document.captions[0]?.words[0] ?? null;
  const words = document.captions.flatMap((caption) => caption.words);
  return words[words.findIndex(({ id }) => id === wordId) + by] ?? null;
}
