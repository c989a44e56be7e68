import { useEffect, useState } from 'preact/hooks';
import type { EditDraft, EditingVideoState } from '../../../../../product/videos/editor/editor-view.ts';
import type { ReadabilityState } from '../../../../../product/videos/readability/readability-state.ts';
import type { EditDocument } from '../document/edit-document.ts';
import { type EditorApi, messageOf, ServerError, type VideoState } from '../session/editor-api.ts';
import type { Player } from '../session/player.ts';

const picturePollMs = 1000;
const renderPollMs = 700;

export type PictureState = EditingVideoState | { state: 'failed'; message: string };

/** A server where too many pictures wait finds a place for this one later. */
export async function askForPicture(api: Pick<EditorApi, 'picture'>): Promise<PictureState> {
  try {
    return await api.picture();
  } catch (error) {
    const isBusy = error instanceof ServerError && error.status === 503;
    return isBusy ? { state: 'preparing', progress: 0 } : { state: 'failed', message: messageOf(error) };
  }
}

/** Polls until the server has prepared the picture for editing, and then loads it into the player. */
export function usePicture(api: EditorApi, player: Player): PictureState {
  const [picture, setPicture] = useState<PictureState>({ state: 'preparing', progress: 0 });
  useEffect(
    () =>
      poll(picturePollMs, async (isStopped) => {
        const now = await askForPicture(api);
        if (isStopped()) return false;
        setPicture(now);
        if (now.state === 'ready') player.video.src = api.pictureUrl;
        return now.state === 'preparing';
      }),
    [api, player],
  );
  return picture;
}

export type ReadingState = ReadabilityState | { state: 'unknown' } | { state: 'failed'; message: string };

/** Measures how easy the captions are to read, once `isWanted`: polls until the server has the report. */
export function useReading(api: Pick<EditorApi, 'readability'>, isWanted: boolean): ReadingState {
  const [reading, setReading] = useState<ReadingState>({ state: 'unknown' });
  useEffect(() => {
    if (!isWanted) return;
    return poll(picturePollMs, async (isStopped) => {
      const now = await api.readability().catch((error) => ({ state: 'failed' as const, message: messageOf(error) }));
      if (!isStopped()) setReading(now);
      return now.state === 'measuring';
    });
  }, [api, isWanted]);
  return reading;
}

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

/** Sends the draft to be rendered, and polls the state of the video until it has ended. */
export function useRender({ api, document, draft, baseRevision, isProcessing, onAccepted }: UseRenderInput) {
  const [isPolling, setPolling] = useState(isProcessing);
  const [isSending, setSending] = useState(false);
  const [state, setState] = useState<VideoState | null>(null);
  const [error, setError] = useState<RenderError | null>(null);

  useEffect(() => {
    if (!isPolling) return;
    return poll(renderPollMs, async () => {
      const now = await api.state().catch(() => null);
      if (now) setState(now);
      if (!now || now.status === 'processing') return true;
      setPolling(false);
      return false;
    });
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
      setError({ kind: isConflict ? 'conflict' : 'refused', message: messageOf(thrown) });
    } finally {
      setSending(false);
    }
  }

  return { render, state, isBusy: isSending || isPolling, error };
}

/** Asks now, and again after each answer until `ask` returns false. @returns stops */
function poll(intervalMs: number, ask: (isStopped: () => boolean) => Promise<boolean>): () => void {
  let isStopped = false;
  let timer = setTimeout(askOnce, 0);
  async function askOnce(): Promise<void> {
    if ((await ask(() => isStopped)) && !isStopped) timer = setTimeout(askOnce, intervalMs);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
