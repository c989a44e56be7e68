import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { EditorView } from '../../../../../product/videos/editor/editor-view.ts';
import type { Edit } from '../document/edit.ts';
import { createDocument, type EditDocument, toDraft } from '../document/edit-document.ts';
import { advance, startHistory } from '../document/history.ts';
import { createDraftStore } from './draft-store.ts';

/** What the server has: where a draft begins. */
interface Base {
  revision: number;
  document: EditDocument;
}

/**
 * What is edited, with its history; kept in the browser until it is rendered.
 * @param isKeeper false in a further window of the same video, which keeps nothing so that it replaces nothing
 */
export function useDocument(view: EditorView, isKeeper: boolean) {
  const [base, setBase] = useState<Base>(() => ({ revision: view.revision, document: createDocument(view) }));
  const kept = useMemo(
    () => createDraftStore(localStorage, { videoId: view.videoId, revision: base.revision }),
    [view.videoId, base.revision],
  );
  const [history, dispatch] = useReducer(advance, null, () => {
    const draft = kept.read();
    const begun = startHistory(base.document);
    // what was kept is one step that can be taken back
    return draft ? { ...begun, now: draft, past: [base.document] } : begun;
  });
  const isChanged = history.now !== base.document;
  const draft = useMemo(() => toDraft(history.now, base.document.settings), [history.now, base.document]);

  const [older, setOlder] = useState(() => kept.readOlder());

  useEffect(() => {
    if (!isKeeper) return;
    if (isChanged) kept.write(history.now);
    else kept.clear();
  }, [history.now, isChanged, kept, isKeeper]);

  const dropOlder = () => {
    kept.clearOlder();
    setOlder(null);
  };

  return {
    ...{ document: history.now, draft, isChanged, baseRevision: base.revision },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (edit: Edit, gesture?: string) => dispatch({ kind: 'edit', edit, gesture }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    /** Work that was begun with another revision of the video. */
    older: older && {
      take() {
        dispatch({ kind: 'take', document: older });
        dropOlder();
      },
      drop: dropOlder,
    },
    /** The server has this document now. */
    settle(revision: number, document: EditDocument) {
      kept.clear();
      dropOlder();
      setBase({ revision, document });
    },
  };
}
