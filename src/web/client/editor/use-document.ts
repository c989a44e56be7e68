import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { EditorView } from '../../../videos/editor/editor-view.ts';
import type { Edit } from './document/edit.ts';
import { documentOf, draftOf, type EditDocument } from './document/edit-document.ts';
import { advance, startHistory } from './document/history.ts';
import { keptDraft } from './keep/kept-draft.ts';

/** What the server has: where a draft begins. */
interface Base {
  revision: number;
  document: EditDocument;
}

/** What is edited, with its history; kept in the browser until it is rendered. */
export function useDocument(view: EditorView) {
  const [base, setBase] = useState<Base>(() => ({ revision: view.revision, document: documentOf(view) }));
  const kept = useMemo(
    () => keptDraft(localStorage, { videoId: view.videoId, revision: base.revision }),
    [view.videoId, base.revision],
  );
  const [history, dispatch] = useReducer(advance, null, () => {
    const draft = kept.read();
    const begun = startHistory(base.document);
    // what was kept is one step that can be taken back
    return draft ? { ...begun, now: draft, past: [base.document] } : begun;
  });
  const isChanged = history.now !== base.document;
  const draft = useMemo(() => draftOf(history.now, base.document.settings), [history.now, base.document]);

  useEffect(() => {
    if (isChanged) kept.write(history.now);
    else kept.forget();
  }, [history.now, isChanged, kept]);

  return {
    ...{ document: history.now, draft, isChanged, baseRevision: base.revision },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (edit: Edit, gesture?: string) => dispatch({ kind: 'edit', edit, gesture }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    /** The server has this document now. */
    settle(revision: number, document: EditDocument) {
      kept.forget();
      setBase({ revision, document });
    },
  };
}
