import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { EditDraft, RenderStretch } from '../../../../../product/videos/editor/editor-view.ts';
import { fill } from '../../../../../texts/fill.ts';
import { Icon } from '../../../components/icon.tsx';
import { spansText } from '../document/clock-text.ts';
import { useSession } from '../session/session.ts';
import type { useRender } from '../state/use-requests.ts';
import { Button } from './controls.tsx';

interface RenderBarProps {
  rendering: ReturnType<typeof useRender>;
  isChanged: boolean;
  draft: EditDraft;
  onHelp(): void;
}

/** Undo, redo, the list of keys, and the button that renders the draft, with the state of rendering below. */
export function RenderBar({ rendering, isChanged, draft, onHelp }: RenderBarProps) {
  const { texts, data, undo, redo, canUndo, canRedo } = useSession();
  const { isBusy, state, render } = rendering;
  return (
    <>
      <div class="editor-bar">
        <h1>{texts.title}</h1>
        <div class="buttons">
          <Button look="quiet" disabled={!canUndo} onClick={undo}>
            <Icon name="undo" />
            <span class="button-text">{texts.undo}</span>
          </Button>
          <Button look="quiet" disabled={!canRedo} onClick={redo}>
            <Icon name="redo" />
            <span class="button-text">{texts.redo}</span>
          </Button>
          <Button look="quiet" onClick={onHelp} aria-haspopup="dialog">
            <Icon name="keyboard" />
            <span class="button-text">{texts.keys}</span>
          </Button>
          <Button disabled={!isChanged} onClick={() => void render()}>
            {texts.render}
          </Button>
        </div>
      </div>
      <p class="render-state" role="status">
        {isBusy && fill(texts.rendering, { percent: Math.round(state?.progress ?? 0) })}
        {!isBusy && state?.status === 'processed' && !isChanged && (
          <>
            {texts.rendered} <a href={`/app/videos/${data.view.videoId}`}>{texts.watch}</a>
          </>
        )}
        {isBusy && <BeingRendered stretches={state?.stretches ?? []} />}
        {!isBusy && isChanged && <ToBeRendered draft={draft} />}
      </p>
    </>
  );
}

function BeingRendered({ stretches }: { stretches: RenderStretch[] }) {
  const { texts } = useSession();
  const missing = stretches.filter(({ isRendered }) => !isRendered);
  if (missing.length === 0) return null;
  return <> {fill(texts.beingRedone, { spans: spansText(missing) })}</>;
}

/** The request waits this long after the last edit, so that it does not slow down the preview. */
const debounceMs = 800;

function ToBeRendered({ draft }: { draft: EditDraft }) {
  const { texts, api } = useSession();
  const [stretches, setStretches] = useState<RenderStretch[] | null | undefined>(undefined);
  useEffect(() => {
    let isUnmounted = false;
    const timer = setTimeout(async () => {
      const found = await api.stretches(draft).catch(() => undefined);
      if (!isUnmounted) setStretches(found);
    }, debounceMs);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [api, draft]);
  if (stretches === undefined) return <>{texts.notRendered}</>;
  const changed = stretches?.filter(({ isRendered }) => !isRendered);
  if (!stretches || changed?.length === stretches.length) return <>{texts.allRedone}</>;
  return <>{changed?.length ? fill(texts.wouldBeRedone, { spans: spansText(changed) }) : texts.notRendered}</>;
}

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
            <Button onClick={olderDraft.restore}>{texts.takeOver}</Button>
            <Button look="quiet" onClick={olderDraft.discard}>
              {texts.drop}
            </Button>
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
