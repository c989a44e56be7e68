import type { EditDraft, EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import type { EditorApi } from '../session/editor-api.ts';

/** Keeps what is shown in step with what is edited, and with where in the video somebody is. */
export interface LivePreview {
  /** What is edited has changed. */
  change(draft: EditDraft): void;
  /** The moment that is shown; what is laid out reaches half a minute around one. */
  moveTo(seconds: number): void;
  close(): void;
}

interface LivePreviewDeps {
  api: Pick<EditorApi, 'preview'>;
  onPreview(preview: EditPreview): void;
  onError(error: unknown): void;
}

/** Long enough to take in a stroke of keys or a move of the mouse, too short to be seen. */
const debounceMs = 90;
/** What a server lays out at once, see `previewEdit`. */
const aroundMs = 30_000;
/** What is laid out is asked for again before it ends. */
const aheadMs = 8000;
/** After trouble on the way. */
const retryMs = 3000;

export function createLivePreview({ api, onPreview, onError }: LivePreviewDeps): LivePreview {
  let draft: EditDraft | null = null;
  let atMs = 0;
  let held: { fromMs: number; toMs: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;

  function ask(): void {
    if (!draft) return;
    clearTimeout(timer);
    asking?.abort();
    const own = new AbortController();
    asking = own;
    held = { fromMs: atMs - aroundMs, toMs: atMs + aroundMs };
    api.preview(draft, atMs, own.signal).then(
      (preview) => {
        if (own.signal.aborted) return;
        held = { fromMs: preview.fromMs, toMs: preview.toMs };
        onPreview(preview);
      },
      (error) => {
        if (own.signal.aborted) return;
        timer = setTimeout(ask, retryMs);
        onError(error);
      },
    );
  }

  return {
    change(next) {
      draft = next;
      clearTimeout(timer);
      timer = setTimeout(ask, debounceMs);
    },
    moveTo(seconds) {
      atMs = Math.max(0, Math.round(seconds * 1000));
      const isHeld = held && (atMs >= held.fromMs || held.fromMs <= 0) && atMs < held.toMs - aheadMs;
      if (!isHeld) ask();
    },
    close() {
      clearTimeout(timer);
      asking?.abort();
    },
  };
}
