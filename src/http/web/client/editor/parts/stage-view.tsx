import { useEffect, useRef, useState } from 'preact/hooks';
import { captionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import type { EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import { fill } from '../../../../../texts/fill.ts';
import { changeSettings } from '../document/edit-captions.ts';
import { clamp } from '../document/edit-words.ts';
import { useSession } from '../session/session.ts';
import type { StageElements } from '../stage/stage.ts';
import type { PictureState } from '../state/use-requests.ts';

interface StageViewProps {
  picture: PictureState;
  /** Called once, with the canvases. */
  onReady(elements: Omit<StageElements, 'video'>): void;
}

/** The picture with captions and emojis over it, in the output's aspect ratio. */
export function StageView({ picture, onReady }: StageViewProps) {
  const { preview, data, player, texts } = useSession();
  const place = useRef<HTMLDivElement>(null);
  // only once: a canvas can be transferred to a worker once only
  useEffect(() => {
    const [seen, captions, emojis] = place.current?.querySelectorAll('canvas') ?? [];
    place.current?.prepend(player.video);
    if (seen && captions && emojis) onReady({ picture: seen, captions, emojis });
  }, []);
  const { width, height } = preview?.frame ?? data.view.source;
  const shape = height > width ? 'stage stage-vertical' : 'stage';
  return (
    <div class={shape} style={{ aspectRatio: `${width} / ${height}` }} ref={place}>
      {/* picture, captions, emojis */}
      <canvas />
      <canvas />
      <canvas />
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

type Block = EditPreview['blocks'][number];

const { min, max } = captionSettings.position.kind;

let gestures = 0;

/** The caption block on the picture: it can be dragged up and down, or moved by the arrow keys. */
function BlockHandle({ preview }: { preview: EditPreview }) {
  const { player, edit, document, texts } = useSession();
  const [block, setBlock] = useState<Block | null>(null);
  const held = useRef<{ gesture: string; fromY: number; centre: number } | null>(null);
  useEffect(() => {
    const find = (seconds: number) => setBlock(blockAt(preview, seconds * 1000));
    find(player.now());
    return player.onTimeChange(find);
  }, [preview, player]);
  if (!block) return null;

  const { frame } = preview;
  const { left, top, right, bottom } = block.box;
  const { position } = document.settings;
  const centre = typeof position === 'number' ? position : (top + bottom) / 2 / frame.height;
  const place = (share: number, gesture?: string) =>
    edit(changeSettings({ position: Math.round(clamp(share, min, max) * 1000) / 1000 }), gesture);
  const release = () => {
    held.current = null;
  };
  const percent = (length: number, whole: number) => `${(100 * length) / whole}%`;

  return (
    <div
      class="block-handle"
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={texts.blockPosition}
      aria-valuemin={min * 100}
      aria-valuemax={max * 100}
      aria-valuenow={Math.round(centre * 100)}
      style={{
        left: percent(left, frame.width),
        top: percent(top, frame.height),
        width: percent(right - left, frame.width),
        height: percent(bottom - top, frame.height),
      }}
      onPointerDown={(event) => {
        gestures += 1;
        held.current = { gesture: `block ${gestures}`, fromY: event.clientY, centre };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const stage = event.currentTarget.parentElement;
        if (!held.current || !stage) return;
        const { gesture, fromY, centre: from } = held.current;
        place(from + (event.clientY - fromY) / stage.clientHeight, gesture);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => {
        const by = { ArrowUp: -0.01, ArrowDown: 0.01 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        place(centre + by, 'block by keys');
      }}
    />
  );
}

function blockAt({ blocks }: EditPreview, atMs: number): Block | null {
  return blocks.find(({ startMs, endMs }) => startMs <= atMs && atMs < endMs) ?? null;
}
