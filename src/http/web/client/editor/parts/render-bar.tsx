import { useEffect, useState } from 'preact/hooks';
import type { EditDraft, RenderStretch } from '../../../../../product/videos/editor/editor-view.ts';
import { fill } from '../../../../../texts/fill.ts';
import { Icon } from '../../../components/icon.tsx';
import { spansText } from '../document/clock-text.ts';
import { useSession } from '../session/session.ts';
import type { useRender } from '../state/use-render.ts';

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
          <button type="button" class="button button-quiet" disabled={!canUndo} onClick={undo}>
            <Icon name="undo" />
            <span class="button-text">{texts.undo}</span>
          </button>
          <button type="button" class="button button-quiet" disabled={!canRedo} onClick={redo}>
            <Icon name="redo" />
            <span class="button-text">{texts.redo}</span>
          </button>
          <button type="button" class="button button-quiet" onClick={onHelp} aria-haspopup="dialog">
            <Icon name="keyboard" />
            <span class="button-text">{texts.keys}</span>
          </button>
          <button type="button" class="button" disabled={!isChanged} onClick={() => void render()}>
            {texts.render}
          </button>
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
  const missing = stretches.filter(({ isRendered: isThere }) => !isThere);
  if (missing.length === 0) return null;
  return <> {fill(texts.beingRedone, { spans: spansText(missing) })}</>;
}

/** So long after the last edit, for the request must not slow down the preview. */
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
  const changed = stretches?.filter(({ isRendered: isThere }) => !isThere);
  if (!stretches || changed?.length === stretches.length) return <>{texts.allRedone}</>;
  return <>{changed?.length ? fill(texts.wouldBeRedone, { spans: spansText(changed) }) : texts.notRendered}</>;
}
