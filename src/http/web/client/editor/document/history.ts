import { applyEdit, type Edit } from './edit.ts';
import type { EditDocument } from './edit-document.ts';

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
  switch (event.kind) {
    case 'edit':
      return edited(history, event.edit, event.gesture ?? null);
    case 'replace':
      return { now: event.document, past: [...history.past, history.now], future: [], gesture: null };
    case 'undo':
      return undone(history);
    case 'redo':
      return redone(history);
  }
}

function edited(history: History, edit: Edit, gesture: string | null): History {
  const continues = gesture !== null && gesture === history.gesture;
  const base = continues ? (history.past.at(-1) ?? history.now) : history.now;
  const now = applyEdit(base, edit);
  if (continues) return { ...history, now };
  if (now === history.now) return history;
  return { now, past: [...history.past, history.now].slice(-maxUndoSteps), future: [], gesture };
}

function undone({ now, past, future }: History): History {
  const before = past.at(-1);
  if (!before) return { now, past, future, gesture: null };
  return { now: before, past: past.slice(0, -1), future: [now, ...future], gesture: null };
}

function redone({ now, past, future }: History): History {
  const [after, ...later] = future;
  if (!after) return { now, past, future, gesture: null };
  return { now: after, past: [...past, now], future: later, gesture: null };
}
