import type { EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import { type CaptionsLayer, createCaptionsLayer } from './captions-layer.ts';
import { createEmojiImages, drawEmojis } from './draw-emojis.ts';
import { drawPicture } from './draw-picture.ts';

/** The video element that plays the source, and the canvases, one above the other, that are drawn on. */
export interface StageElements {
  video: HTMLVideoElement;
  picture: HTMLCanvasElement;
  captions: HTMLCanvasElement;
  emojis: HTMLCanvasElement;
}

/** Shows at every time the frame that the output would have. */
interface Stage {
  show(preview: EditPreview): Promise<void>;
  /** Called for every frame that is drawn, with its time. */
  onTimeChange(listener: (seconds: number) => void): void;
  /** Draws the current frame again; resolves when it is drawn. */
  redraw(): Promise<void>;
  close(): void;
}

export async function createStage(elements: StageElements): Promise<Stage> {
  const { video } = elements;
  const captionsLayer: CaptionsLayer = await createCaptionsLayer(elements.captions);
  const listeners: ((seconds: number) => void)[] = [];
  const images = createEmojiImages(() => void redraw());
  const sizes = new ResizeObserver(() => void resize());
  let preview: EditPreview | null = null;
  let currentTime = 0;
  let isOpen = true;

  function draw(isNew = false): Promise<void> {
    if (!preview) return Promise.resolve();
    const { framing, emojis, frame } = preview;
    drawPicture(elements.picture, video, { framing, seconds: currentTime });
    drawEmojis(elements.emojis, { emojis, images, seconds: currentTime, scale: elements.emojis.width / frame.width });
    return captionsLayer.draw(currentTime, isNew);
  }

  function followFrames(): void {
    video.requestVideoFrameCallback((_now, { mediaTime }) => {
      if (!isOpen) return;
      // while paused, the time is the requested one, which may be a little after that of the frame
      moveTo(video.paused ? video.currentTime : mediaTime);
      followFrames();
    });
  }

  /** Needed where no new frame comes: it came before `followFrames`, or the seek ended within the same frame. */
  function drawPaused(): void {
    if (video.paused) moveTo(video.currentTime);
  }

  function moveTo(seconds: number): void {
    currentTime = seconds;
    void draw();
    for (const listener of listeners) listener(currentTime);
  }

  function redraw(): Promise<void> {
    return draw(true);
  }

  /** Gives the canvases the resolution of the screen. */
  function resize(): Promise<void> {
    const { clientWidth, clientHeight } = elements.picture;
    for (const canvas of [elements.picture, elements.emojis]) {
      canvas.width = Math.max(1, Math.round(clientWidth * devicePixelRatio));
      canvas.height = Math.max(1, Math.round(clientHeight * devicePixelRatio));
    }
    return redraw();
  }

  sizes.observe(elements.picture);
  video.addEventListener('seeked', drawPaused);
  followFrames();
  if (video.readyState >= video.HAVE_CURRENT_DATA) drawPaused();
  return {
    async show(next) {
      await captionsLayer.show(next);
      preview = next;
      await redraw();
    },
    onTimeChange: (listener) => void listeners.push(listener),
    redraw,
    close() {
      isOpen = false;
      video.removeEventListener('seeked', drawPaused);
      sizes.disconnect();
      void captionsLayer.close();
    },
  };
}
