import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { EditorView } from '../../../../../product/videos/editor/editor-view.ts';
import { createDocument, type Edit, type EditDocument, toDraft } from '../document/edit-document.ts';
import { advance, startHistory } from '../document/history.ts';

/** The version that the server has, with which a draft begins. */
interface Base {
  revision: number;
  document: EditDocument;
}

/**
 * The document that is edited, with its history. It is stored in the browser until it is rendered.
 * @param isStored false in a second window with the same video, which must not overwrite the draft of the first one
 */
export function useDocument(view: EditorView, isStored: boolean) {
  const [base, setBase] = useState<Base>(() => ({ revision: view.revision, document: createDocument(view) }));
  const store = useMemo(
    () => createDraftStore(localStorage, { videoId: view.videoId, revision: base.revision }),
    [view.videoId, base.revision],
  );
  const [history, dispatch] = useReducer(advance, null, () => {
    const stored = store.read();
    const started = startHistory(base.document);
    // the stored draft is one undo step
    return stored ? { ...started, now: stored, past: [base.document] } : started;
  });
  const isChanged = history.now !== base.document;
  const draft = useMemo(() => toDraft(history.now, base.document.settings), [history.now, base.document]);
  const [older, setOlder] = useState(() => store.readOlder());

  useEffect(() => {
    if (!isStored) return;
    if (isChanged) store.write(history.now);
    else store.clear();
  }, [history.now, isChanged, store, isStored]);

  const discardOlder = () => {
    store.clearOlder();
    setOlder(null);
  };

  return {
    document: history.now,
    draft,
    isChanged,
    baseRevision: base.revision,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (edit: Edit, gesture?: string) => dispatch({ kind: 'edit', edit, gesture }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    /** A draft that began with an older revision of the video. */
    olderDraft: older && {
      restore() {
        dispatch({ kind: 'replace', document: older });
        discardOlder();
      },
      discard: discardOlder,
    },
    /** The server has accepted this document as this revision. */
    markSaved(revision: number, document: EditDocument) {
      store.clear();
      discardOlder();
      setBase({ revision, document });
    },
  };
}

/**
 * Whether this window is the only one, in this browser, that edits a video. The first window holds the lock for as long
 * as it is open. Further ones get it when the windows before them close.
 */
export function useWindowLock(videoId: string): boolean {
  const [hasLock, setHasLock] = useState(true);
  useEffect(() => {
    const closed = new AbortController();
    const name = `captioneer-editor:${videoId}`;
    const untilClosed = () =>
      new Promise<void>((resolve) => closed.signal.addEventListener('abort', () => resolve(), { once: true }));
    // without https, browsers have locks on localhost only: then the server's check for conflicts has to do
    void navigator.locks?.request(name, { ifAvailable: true }, async (lock) => {
      setHasLock(lock !== null);
      if (lock) return untilClosed();
      const waiting = navigator.locks.request(name, { signal: closed.signal }, () => {
        setHasLock(true);
        return untilClosed();
      });
      void waiting.catch(() => undefined);
    });
    return () => closed.abort();
  }, [videoId]);
  return hasLock;
}

/** The part of `localStorage` that is used. */
export type DraftStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'captioneer-draft:';

/** The draft of a video that has not been rendered, stored in this browser by the revision that it began with. */
export function createDraftStore(storage: DraftStorage, { videoId, revision }: { videoId: string; revision: number }) {
  const key = `${prefix}${videoId}:${revision}`;
  const olderKeys = () => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((one) => one.startsWith(`${prefix}${videoId}:`) && one !== key);
  };
  return {
    read: () => readDocument(storage, key),
    /** A draft that began with another revision, and was neither rendered nor discarded. */
    readOlder: () => readDocument(storage, olderKeys().at(-1) ?? ''),
    write(document: EditDocument) {
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
