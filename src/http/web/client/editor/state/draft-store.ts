import type { EditDocument } from '../document/edit-document.ts';

/** The draft of a video that has not been rendered, stored in this browser by the revision that it began with. */
interface DraftStore {
  read(): EditDocument | null;
  /** A draft that began with another revision, and was neither rendered nor discarded. */
  readOlder(): EditDocument | null;
  write(document: EditDocument): void;
  clear(): void;
  clearOlder(): void;
}

/** The part of `localStorage` that is used. */
export interface DraftStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const prefix = 'captioneer-draft:';

export function createDraftStore(
  storage: DraftStorage,
  { videoId, revision }: { videoId: string; revision: number },
): DraftStore {
  const key = `${prefix}${videoId}:${revision}`;
  const olderKeys = () => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((one) => one.startsWith(`${prefix}${videoId}:`) && one !== key);
  };
  return {
    read: () => readDocument(storage, key),
    readOlder: () => readDocument(storage, olderKeys().at(-1) ?? ''),
    write(document) {
      try {
        storage.setItem(key, JSON.stringify(document));
      } catch {
        // the browser stores nothing, or its storage is full: the draft is still on the page
      }
    },
    clear: () => storage.removeItem(key),
    clearOlder() {
      for (const one of olderKeys()) storage.removeItem(one);
    },
  };
}

function readDocument(storage: DraftStorage, key: string): EditDocument | null {
  try {
    const text = storage.getItem(key);
    return text === null ? null : documentFrom(JSON.parse(text));
  } catch {
    return null;
  }
}

function documentFrom(value: unknown): EditDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const { captions, settings, durationMs, nextId } = value as Partial<EditDocument>;
  if (!Array.isArray(captions) || typeof settings !== 'object' || settings === null) return null;
  if (typeof durationMs !== 'number' || typeof nextId !== 'number') return null;
  return { captions, settings, durationMs, nextId };
}
