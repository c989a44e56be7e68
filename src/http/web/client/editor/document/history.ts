import type { Edit, EditDocument } from './edit-document.ts';

/** A document with the versions that undo and redo return to. */
export interface History {
  now: EditDocument;
  past: readonly EditDocument[];
  future: readonly EditDocument[];
  /** The gesture of the last edit: further edits of the same gesture belong to the same undo step. */
  gesture: string | null;
}

export type HistoryEvent =
  /** Edits of one gesture, e.g. of one drag, are one undo step; each of them applies to the document before it. */
  | { kind: 'edit'; edit: Edit; gesture?: string }
  /** Replaces the document, as one undo step. */
  | { kind: 'replace'; document: EditDocument }
  | { kind: 'undo' }
  | { kind: 'redo' };

const maxUndoSteps = 200;

export function startHistory(document: EditDocument): History {
  return { now: document, past: [], future: [], gesture: null };
}

/** Pure. */
export function advance(history: History, event: HistoryEvent): History {
  const { now, past, future } = history;
  switch (event.kind) {
    case 'edit':
      return edited(history, event.edit, event.gesture ?? null);
    case 'replace':
      return { now: event.document, past: [...past, now], future: [], gesture: null };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return { ...history, gesture: null };
      return { now: before, past: past.slice(0, -1), future: [now, ...future], gesture: null };
    }
    case 'redo': {
      const [after, ...later] = future;
      if (!after) return { ...history, gesture: null };
      return { now: after, past: [...past, now], future: later, gesture: null };
    }
  }
}

function edited(history: History, edit: Edit, gesture: string | null): History {
  const continues = gesture !== null && gesture === history.gesture;
  const base = continues ? (history.past.at(-1) ?? history.now) : history.now;
  const now = edit(base);
  if (continues) return { ...history, now };
  if (now === history.now) return history;
  return { now, past: [...history.past, history.now].slice(-maxUndoSteps), future: [], gesture };
}
