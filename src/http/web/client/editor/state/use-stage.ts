import { useEffect, useRef, useState } from 'preact/hooks';
import type { EditDraft, EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import type { EditorApi } from '../session/editor-api.ts';
import type { Player } from '../session/player.ts';
import { createStage, type StageElements } from '../stage/stage.ts';
import { createLivePreview, type LivePreview } from './live-preview.ts';

/** Draws what is edited as it would be rendered, from the moment on that there is something to draw on. */
export function useStage(api: EditorApi, player: Player, draft: EditDraft) {
  const [preview, setPreview] = useState<EditPreview | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const live = useRef<LivePreview | null>(null);
  const latest = useRef(draft);

  useEffect(() => {
    latest.current = draft;
    live.current?.change(draft);
  }, [draft]);

  async function begin(elements: Omit<StageElements, 'video'>): Promise<void> {
    try {
      const stage = await createStage({ ...elements, video: player.video });
      stage.onTimeChange(player.notifyTime);
      live.current = createLivePreview({
        api,
        onError: (error) => setTrouble(wordsOf(error)),
        async onPreview(next) {
          setTrouble(null);
          setPreview(next);
          await stage.show(next);
        },
      });
      player.onTimeChange((seconds) => live.current?.moveTo(seconds));
      live.current.change(latest.current);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  }

  return { preview, trouble, begin };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
