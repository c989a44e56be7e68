import { useEffect, useRef } from 'preact/hooks';
import { fill } from '../../../../../texts/fill.ts';
import { useSession } from '../session/session.ts';
import type { StageElements } from '../stage/stage.ts';
import type { PictureState } from '../state/use-picture.ts';
import { BlockHandle } from './block-handle.tsx';

interface StageViewProps {
  picture: PictureState;
  /** Called once, with the canvases. */
  onReady(elements: Omit<StageElements, 'video'>): void;
}

/** The picture with captions and emojis over it, in the output's aspect ratio. */
export function StageView({ picture, onReady }: StageViewProps) {
  const { preview, data, player, texts } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const canvases = {
    picture: useRef<HTMLCanvasElement>(null),
    captions: useRef<HTMLCanvasElement>(null),
    emojis: useRef<HTMLCanvasElement>(null),
  };
  // only once: a canvas can be transferred to a worker once only
  useEffect(() => {
    const [seen, captions, emojis] = [canvases.picture.current, canvases.captions.current, canvases.emojis.current];
    place.current?.prepend(player.video);
    if (seen && captions && emojis) onReady({ picture: seen, captions, emojis });
  }, []);
  const { width, height } = preview?.frame ?? data.view.source;
  const isVertical = height > width;
  return (
    <div
      class={`stage${isVertical ? ' stage-vertical' : ''}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      ref={place}
    >
      <canvas ref={canvases.picture} />
      <canvas ref={canvases.captions} />
      <canvas ref={canvases.emojis} />
      {preview && <BlockHandle preview={preview} />}
      {picture.state === 'preparing' && (
        <p class="stage-note" role="status">
          {fill(texts.preparing, { percent: Math.round(picture.progress * 100) })}
        </p>
      )}
      {picture.state === 'failed' && (
        <p class="stage-note" role="alert">
          {picture.message}
        </p>
      )}
    </div>
  );
}
