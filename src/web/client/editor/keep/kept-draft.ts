import type { EditDocument } from '../document/edit-document.ts';

/** Work that has not been rendered, kept in this browser under the revision that it began with. */
export interface KeptDraft {
  read(): EditDocument | null;
  write(document: EditDocument): void;
  forget(): void;
}

/** As browsers' `localStorage`. */
export interface DraftStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const prefix = 'captioneer-draft:';

export function keptDraft(
  storage: DraftStorage,
  { videoId, revision }: { videoId: string; revision: number },
): KeptDraft {
  const key = `${prefix}${videoId}:${revision}`;
  return {
    read() {
      try {
        const text = storage.getItem(key);
        return text === null ? null : documentFrom(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write(document) {
      try {
        forgetOthers(storage, videoId, key);
        storage.setItem(key, JSON.stringify(document));
      } catch {
        // a browser that keeps nothing, or is full: the work is on the page all the same
      }
    },
    forget: () => storage.removeItem(key),
  };
}

/** What was begun with another revision fits no more. */
function forgetOthers(storage: DraftStorage, videoId: string, own: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(`${prefix}${videoId}:`) && key !== own) storage.removeItem(key);
}

function documentFrom(value: unknown): EditDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const { captions, settings, durationMs, nextId } = value as Partial<EditDocument>;
  if (!Array.isArray(captions) || typeof settings !== 'object' || settings === null) return null;
  if (typeof durationMs !== 'number' || typeof nextId !== 'number') return null;
  return { captions, settings, durationMs, nextId };
}
