import type { Word } from '../../../../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import type { EditDraft, EditedCaption, EditorView } from '../../../../../product/videos/editor/editor-view.ts';

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

export interface EditCaption {
  id: number;
  startMs: number;
  endMs: number;
  emoji?: string;
  /** In time order, within the caption. */
  words: readonly EditWord[];
}

/** `text` contains no spaces. */
export interface EditWord extends Word {
  id: number;
}

export function createDocument({
  captions,
  settings,
  durationMs,
}: Pick<EditorView, 'captions' | 'settings' | 'durationMs'>) {
  let nextId = 1;
  const own = captions
    .filter(({ words }) => words.length > 0)
    .map(
      ({ words, ...caption }): EditCaption => ({
        ...caption,
        id: nextId++,
        words: words.map((word) => ({ ...word, id: nextId++ })),
      }),
    );
  const inOrder = own.toSorted((a, b) => a.startMs - b.startMs);
  return { captions: inOrder, settings, durationMs, nextId } satisfies EditDocument;
}

/** The draft that is sent to the server: all captions, and those settings that differ from `original`. */
export function toDraft({ captions, settings }: EditDocument, original: CaptionSettings): EditDraft {
  const names = Object.keys(original) as (keyof CaptionSettings)[];
  return {
    captions: captions.map(
      ({ id: _, words, ...caption }): EditedCaption => ({
        ...caption,
        words: words.map(({ id: __, ...word }) => word),
      }),
    ),
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

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
