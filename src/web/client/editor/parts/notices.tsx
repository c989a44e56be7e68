import { useSession } from '../session.ts';
import type { useRender } from '../use-render.ts';

interface NoticesProps {
  rendering: ReturnType<typeof useRender>;
  /** false = another window of this browser edits the same video. */
  isFirst: boolean;
  /** Why nothing new can be shown. */
  trouble: string | null;
}

/** What somebody must know before they go on. */
export function Notices({ rendering, isFirst, trouble }: NoticesProps) {
  const { texts } = useSession();
  const { trouble: refusal, state } = rendering;
  return (
    <>
      {!isFirst && (
        <p class="notice notice-problem" role="alert">
          {texts.otherWindow}
        </p>
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
