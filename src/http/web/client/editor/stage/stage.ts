import type { EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import { type CaptionsLayer, createCaptionsLayer } from './captions-layer.ts';
import { createEmojiImages, drawEmojis } from './draw-emojis.ts';
import { drawPicture } from './draw-picture.ts';

/** Where the picture, the captions and the emojis are drawn, one canvas over the other, and where the source plays. */
export interface StageElements {
  video: HTMLVideoElement;
  picture: HTMLCanvasElement;
  captions: HTMLCanvasElement;
  emojis: HTMLCanvasElement;
}

/** Shows at every moment what the output would. */
export interface Stage {
  show(preview: EditPreview): Promise<void>;
  /** Called with each picture that is shown, and its moment. */
  onTimeChange(listener: (seconds: number) => void): void;
  /** Once everything of this moment has been drawn. */
  redraw(): Promise<void>;
  close(): void;
}

export async function createStage(elements: StageElements): Promise<Stage> {
  const { video } = elements;
  const layer: CaptionsLayer = await createCaptionsLayer(elements.captions);
  const listeners: ((seconds: number) => void)[] = [];
  const art = createEmojiImages(() => void redraw());
  const sizes = new ResizeObserver(() => void resize());
  let preview: EditPreview | null = null;
  let moment = 0;
  let isOpen = true;

  function draw(isNew = false): Promise<void> {
    if (!preview) return Promise.resolve();
    const { framing, emojis, frame } = preview;
    drawPicture(elements.picture, video, { framing, seconds: moment });
    drawEmojis(elements.emojis, { emojis, art, seconds: moment, scale: elements.emojis.width / frame.width });
    return layer.draw(moment, isNew);
  }

  function follow(): void {
    video.requestVideoFrameCallback((_now, { mediaTime }) => {
      if (!isOpen) return;
      // a picture that stands is shown at the moment that was asked for, which may be a little after its own
      moveTo(video.paused ? video.currentTime : mediaTime);
      follow();
    });
  }

  /** Where no new picture comes: it had come before anybody followed, or the moment is within the same picture. */
  function stand(): void {
    if (video.paused) moveTo(video.currentTime);
  }

  function moveTo(seconds: number): void {
    moment = seconds;
    void draw();
    for (const listener of listeners) listener(moment);
  }

  function redraw(): Promise<void> {
    return draw(true);
  }

  /** Canvases are as fine as the screen. */
  function resize(): Promise<void> {
    const { clientWidth, clientHeight } = elements.picture;
    for (const canvas of [elements.picture, elements.emojis]) {
      canvas.width = Math.max(1, Math.round(clientWidth * devicePixelRatio));
      canvas.height = Math.max(1, Math.round(clientHeight * devicePixelRatio));
    }
    return redraw();
  }

  sizes.observe(elements.picture);
  video.addEventListener('seeked', stand);
  follow();
  if (video.readyState >= video.HAVE_CURRENT_DATA) stand();
  return {
    async show(next) {
      await layer.show(next);
      preview = next;
      await redraw();
    },
    onTimeChange: (listener) => void listeners.push(listener),
    redraw,
    close() {
      isOpen = false;
      video.removeEventListener('seeked', stand);
      sizes.disconnect();
      void layer.close();
    },
  };
}
