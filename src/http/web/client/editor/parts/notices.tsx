import type { ComponentChildren } from 'preact';
import { useSession } from '../session/session.ts';
import type { useRender } from '../state/use-render.ts';

interface NoticesProps {
  rendering: ReturnType<typeof useRender>;
  /** false = another window of this browser edits the same video. */
  hasLock: boolean;
  olderDraft: { restore(): void; discard(): void } | null;
  /** Why the preview could not be updated. */
  previewError: string | null;
}

/** Everything that people must know before they continue. */
export function Notices({ rendering, hasLock, olderDraft, previewError }: NoticesProps) {
  const { texts } = useSession();
  const { error, state } = rendering;
  return (
    <>
      {!hasLock && <Problem>{texts.otherWindow}</Problem>}
      {olderDraft && (
        <div class="notice" role="status">
          <p>{texts.olderDraft}</p>
          <div class="buttons">
            <button type="button" class="button" onClick={olderDraft.restore}>
              {texts.takeOver}
            </button>
            <button type="button" class="button button-quiet" onClick={olderDraft.discard}>
              {texts.drop}
            </button>
          </div>
        </div>
      )}
      {previewError && (
        <Problem>
          {texts.noPreview} {previewError}
        </Problem>
      )}
      {error && (
        <Problem>
          {error.message} {error.kind === 'conflict' && texts.conflict}
        </Problem>
      )}
      {state?.status === 'failed' && state.message && <Problem>{state.message}</Problem>}
    </>
  );
}

function Problem({ children }: { children: ComponentChildren }) {
  return (
    <p class="notice notice-problem" role="alert">
      {children}
    </p>
  );
}
