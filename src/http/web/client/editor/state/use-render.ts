import { useEffect, useState } from 'preact/hooks';
import type { EditDraft } from '../../../../../product/videos/editor/editor-view.ts';
import type { EditDocument } from '../document/edit-document.ts';
import { type EditorApi, ServerError, type VideoState } from '../session/editor-api.ts';

interface UseRenderInput {
  api: EditorApi;
  document: EditDocument;
  draft: EditDraft;
  baseRevision: number;
  /** Whether the video was being made when the editor was opened. */
  isProcessing: boolean;
  /** The server has taken the document. */
  onAccepted(revision: number, document: EditDocument): void;
}

/** `refused`: why an edit was not taken; `conflict` = the video has been changed elsewhere. */
export type RenderError = { kind: 'conflict' | 'refused'; message: string };

const pollIntervalMs = 700;

/** Has the draft rendered, and tells how far that is. */
export function useRender({ api, document, draft, baseRevision, isProcessing, onAccepted }: UseRenderInput) {
  const [isFollowed, setFollowed] = useState(isProcessing);
  const [isSending, setSending] = useState(false);
  const [state, setState] = useState<VideoState | null>(null);
  const [trouble, setTrouble] = useState<RenderError | null>(null);

  useEffect(() => {
    if (!isFollowed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function poll(): Promise<void> {
      const now = await api.state().catch(() => null);
      if (now) setState(now);
      if (now && now.status !== 'processing') setFollowed(false);
      else timer = setTimeout(poll, pollIntervalMs);
    }
    timer = setTimeout(poll, 0);
    return () => clearTimeout(timer);
  }, [api, isFollowed]);

  async function render(): Promise<void> {
    setSending(true);
    setTrouble(null);
    try {
      const { revision } = await api.render(draft, baseRevision);
      onAccepted(revision, document);
      setState(null);
      setFollowed(true);
    } catch (error) {
      const isConflict = error instanceof ServerError && error.status === 409;
      const message = error instanceof Error ? error.message : String(error);
      setTrouble({ kind: isConflict ? 'conflict' : 'refused', message });
    } finally {
      setSending(false);
    }
  }

  return { render, state, isBusy: isSending || isFollowed, trouble };
}
