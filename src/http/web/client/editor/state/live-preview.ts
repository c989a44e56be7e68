import type { EditDraft, EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import type { EditorApi } from '../session/editor-api.ts';

interface PreviewListeners {
  onPreview(preview: EditPreview): void;
  onError(error: unknown): void;
}

export type LivePreview = ReturnType<typeof createLivePreview>;

/** Long enough to wait for a keystroke or a mouse move, too short to be noticed. */
const debounceMs = 90;
/** How much the server lays out before and after a time, see `previewEdit`. */
const aroundMs = 30_000;
/** The next span is fetched so long before the current one ends. */
const aheadMs = 8000;
const retryMs = 3000;

/** Fetches the preview again when the draft has changed, and when playback leaves the span that it covers. */
export function createLivePreview(api: Pick<EditorApi, 'preview'>, { onPreview, onError }: PreviewListeners) {
  let draft: EditDraft | null = null;
  let atMs = 0;
  let covered: { fromMs: number; toMs: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  function fetchPreview(): void {
    if (!draft) return;
    clearTimeout(timer);
    running?.abort();
    const own = new AbortController();
    running = own;
    covered = { fromMs: atMs - aroundMs, toMs: atMs + aroundMs };
    api.preview(draft, atMs, own.signal).then(
      (preview) => {
        if (own.signal.aborted) return;
        covered = { fromMs: preview.fromMs, toMs: preview.toMs };
        onPreview(preview);
      },
      (error) => {
        if (own.signal.aborted) return;
        timer = setTimeout(fetchPreview, retryMs);
        onError(error);
      },
    );
  }

  return {
    change(next: EditDraft) {
      draft = next;
      clearTimeout(timer);
      timer = setTimeout(fetchPreview, debounceMs);
    },
    moveTo(seconds: number) {
      atMs = Math.max(0, Math.round(seconds * 1000));
      const isCovered = covered && (atMs >= covered.fromMs || covered.fromMs <= 0) && atMs < covered.toMs - aheadMs;
      if (!isCovered) fetchPreview();
    },
  };
}
