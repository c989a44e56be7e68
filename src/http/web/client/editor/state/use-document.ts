import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { EditorView } from '../../../../../product/videos/editor/editor-view.ts';
import type { Edit } from '../document/edit.ts';
import { createDocument, type EditDocument, toDraft } from '../document/edit-document.ts';
import { advance, startHistory } from '../document/history.ts';
import { createDraftStore } from './draft-store.ts';

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
