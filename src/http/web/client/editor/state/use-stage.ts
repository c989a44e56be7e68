import { useEffect, useRef, useState } from 'preact/hooks';
import type { EditDraft, EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import { type EditorApi, messageOf } from '../session/editor-api.ts';
import type { Player } from '../session/player.ts';
import { createStage, type StageElements } from '../stage/stage.ts';
import { createLivePreview, type LivePreview } from './live-preview.ts';
import { drawnStill, reducedMotion } from './reduced-motion.ts';

/** Draws the draft as it would be rendered, as soon as the canvases are there (`begin`). */
export function useStage(api: EditorApi, player: Player, draft: EditDraft) {
  const [preview, setPreview] = useState<EditPreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const live = useRef<LivePreview | null>(null);
  const latest = useRef(draft);

  useEffect(() => {
    latest.current = draft;
    live.current?.change(toDraw(draft));
  }, [draft]);

  useEffect(() => {
    const query = matchMedia(reducedMotion);
    const redraw = () => live.current?.change(toDraw(latest.current));
    query.addEventListener('change', redraw);
    return () => query.removeEventListener('change', redraw);
  }, []);

  async function begin(elements: Omit<StageElements, 'video'>): Promise<void> {
    try {
      const stage = await createStage({ ...elements, video: player.video });
      stage.onTimeChange(player.notifyTime);
      live.current = createLivePreview(api, {
        onError: (failure) => setError(messageOf(failure)),
        async onPreview(next) {
          setError(null);
          setPreview(next);
          await stage.show(next);
        },
      });
      player.onTimeChange((seconds) => live.current?.moveTo(seconds));
      live.current.change(toDraw(latest.current));
    } catch (failure) {
      setError(messageOf(failure));
    }
  }

  return { preview, error, begin };
}

function toDraw(draft: EditDraft): EditDraft {
  return matchMedia(reducedMotion).matches ? drawnStill(draft) : draft;
}
