import { useSession } from '../session/session.ts';
import type { useRender } from '../state/use-render.ts';

interface NoticesProps {
  rendering: ReturnType<typeof useRender>;
  /** false = another window of this browser edits the same video. */
  isFirst: boolean;
  older: { take(): void; drop(): void } | null;
  /** Why nothing new can be shown. */
  trouble: string | null;
}

/** What somebody must know before they go on. */
export function Notices({ rendering, isFirst, older, trouble }: NoticesProps) {
  const { texts } = useSession();
  const { trouble: refusal, state } = rendering;
  return (
    <>
      {!isFirst && (
        <p class="notice notice-problem" role="alert">
          {texts.otherWindow}
        </p>
      )}
      {older && (
        <div class="notice" role="status">
          <p>{texts.olderDraft}</p>
          <div class="buttons">
            <button type="button" class="button" onClick={older.take}>
              {texts.takeOver}
            </button>
            <button type="button" class="button button-quiet" onClick={older.drop}>
              {texts.drop}
            </button>
          </div>
        </div>
      )}
      {trouble && (
        <p class="notice notice-problem" role="alert">
          {texts.noPreview} {trouble}
        </p>
      )}
      {refusal && (
        <p class="notice notice-problem" role="alert">
          {refusal.message} {refusal.kind === 'conflict' && texts.conflict}
        </p>
      )}
      {state?.status === 'failed' && (
        <p class="notice notice-problem" role="alert">
          {state.message}
        </p>
      )}
    </>
  );
}
