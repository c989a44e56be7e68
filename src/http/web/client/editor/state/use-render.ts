import { useEffect, useState } from 'preact/hooks';
import type { EditDraft } from '../../../../../product/videos/editor/editor-view.ts';
import type { EditDocument } from '../document/edit-document.ts';
import { type EditorApi, ServerError, type VideoState } from '../session/editor-api.ts';

interface UseRenderInput {
  api: EditorApi;
  document: EditDocument;
  draft: EditDraft;
  baseRevision: number;
  /** Whether the video was processing when the editor was opened. */
  isProcessing: boolean;
  /** The server has accepted the document as this revision. */
  onAccepted(revision: number, document: EditDocument): void;
}

/** Why the server did not accept an edit; `conflict` = the video has been changed elsewhere. */
type RenderError = { kind: 'conflict' | 'refused'; message: string };

const pollIntervalMs = 700;

/** Sends the draft to be rendered, and polls the state of the video until it has ended. */
export function useRender({ api, document, draft, baseRevision, isProcessing, onAccepted }: UseRenderInput) {
  const [isPolling, setPolling] = useState(isProcessing);
  const [isSending, setSending] = useState(false);
  const [state, setState] = useState<VideoState | null>(null);
  const [error, setError] = useState<RenderError | null>(null);

  useEffect(() => {
    if (!isPolling) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function poll(): Promise<void> {
      const now = await api.state().catch(() => null);
      if (now) setState(now);
      if (now && now.status !== 'processing') setPolling(false);
      else timer = setTimeout(poll, pollIntervalMs);
    }
    timer = setTimeout(poll, 0);
    return () => clearTimeout(timer);
  }, [api, isPolling]);

  async function render(): Promise<void> {
    setSending(true);
    setError(null);
    try {
      const { revision } = await api.render(draft, baseRevision);
      onAccepted(revision, document);
      setState(null);
      setPolling(true);
    } catch (thrown) {
      const isConflict = thrown instanceof ServerError && thrown.status === 409;
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      setError({ kind: isConflict ? 'conflict' : 'refused', message });
    } finally {
      setSending(false);
    }
  }

  return { render, state, isBusy: isSending || isPolling, error };
}
