import type { Timed, Word } from '../../../../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import type { EditDraft, EditorView } from '../../../../../product/videos/editor/editor-view.ts';

/** The captions and settings that are edited. Immutable: every edit makes a new one. Times are ms of the video. */
export interface EditDocument {
  /** In time order; each has at least one word. */
  captions: readonly EditCaption[];
  /** Absent settings follow the style. */
  settings: CaptionSettings;
  durationMs: number;
  /** Id for the next new caption or word. */
  nextId: number;
}

export interface EditCaption extends Timed {
  id: number;
  emoji?: string;
  /** In time order, within the caption. */
  words: readonly EditWord[];
}

/** `text` contains no spaces. */
export interface EditWord extends Word {
  id: number;
}

/** One change, e.g. `splitCaption(wordId)`. Pure. Returns the same object if nothing changes. */
export type Edit = (document: EditDocument) => EditDocument;

export function createDocument(view: Pick<EditorView, 'captions' | 'settings' | 'durationMs'>): EditDocument {
  let nextId = 1;
  const captions = view.captions
    .filter(({ words }) => words.length > 0)
    .map((caption) => ({
      ...caption,
      id: nextId++,
      words: caption.words.map((word) => ({ ...word, id: nextId++ })),
    }))
    .sort((a, b) => a.startMs - b.startMs);
  return { captions, settings: view.settings, durationMs: view.durationMs, nextId };
}

/** The draft that is sent to the server: all captions, and those settings that differ from `original`. */
export function toDraft({ captions, settings }: EditDocument, original: CaptionSettings): EditDraft {
  const names = Object.keys(original) as (keyof CaptionSettings)[];
  return {
    captions: captions.map(({ id: _, words, ...caption }) => ({
      ...caption,
      words: words.map(({ id: __, ...word }) => word),
    })),
    settings: Object.fromEntries(
      Object.entries(settings).filter(
        ([name, value]) => value !== undefined && !isSame(value, original[name as keyof CaptionSettings]),
      ),
    ),
    resetSettings: names.filter((name) => original[name] !== undefined && settings[name] === undefined),
  };
}

export function textOf({ words }: EditCaption): string {
  return words.map(({ text }) => text).join(' ');
}

/** Of plain JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function findWord(document: EditDocument, wordId: number): EditWord | null {
  return findCaptionOf(document, wordId)?.words.find(({ id }) => id === wordId) ?? null;
}

export function findCaptionOf({ captions }: EditDocument, wordId: number): EditCaption | null {
  return captions.find(({ words }) => words.some(({ id }) => id === wordId)) ?? null;
}

/** A time in seconds at which a word is highlighted: 50 ms after its start, for a frame may start a little later. */
export function seekTimeOf({ startMs, endMs }: Timed): number {
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
