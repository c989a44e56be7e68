import { useEffect, useState } from 'preact/hooks';
import type { EditingVideoState } from '../../../../../product/videos/editor/editor-view.ts';
import type { EditorApi } from '../session/editor-api.ts';
import type { Player } from '../session/player.ts';

const pollIntervalMs = 1000;

export type PictureState = EditingVideoState | { state: 'failed'; message: string };

/** Polls until the server has prepared the picture for editing, and then loads it into the player. */
export function usePicture(api: EditorApi, player: Player): PictureState {
  const [picture, setPicture] = useState<PictureState>({ state: 'preparing', progress: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    async function poll(): Promise<void> {
      const now = await api
        .picture()
        .catch((error: Error): PictureState => ({ state: 'failed', message: error.message }));
      if (isUnmounted) return;
      setPicture(now);
      if (now.state === 'preparing') timer = setTimeout(poll, pollIntervalMs);
      if (now.state === 'ready') player.video.src = api.pictureUrl;
    }
    void poll();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [api, player]);
  return picture;
}
