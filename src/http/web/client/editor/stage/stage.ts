import type { EditPreview } from '../../../../../product/videos/editor/editor-view.ts';
import { createCaptionsLayer } from './captions-layer.ts';
import { createEmojiImages, drawEmojis } from './draw-emojis.ts';
import { drawPicture } from './draw-picture.ts';
import { createPictures, drawWatermark } from './draw-watermark.ts';

/** The video element that plays the source, and the canvases, one above the other, that are drawn on. */
export interface StageElements {
  video: HTMLVideoElement;
  picture: HTMLCanvasElement;
  captions: HTMLCanvasElement;
  emojis: HTMLCanvasElement;
}

/** Shows at every time the frame that the output would have. It is there for as long as the page. */
export async function createStage(elements: StageElements) {
  const { video } = elements;
  const captionsLayer = await createCaptionsLayer(elements.captions);
  const listeners: ((seconds: number) => void)[] = [];
  const findImage = createEmojiImages(() => void draw(true));
  const findPicture = createPictures(() => void draw(true));
  let preview: EditPreview | null = null;
  let currentTime = 0;

  function draw(isNew = false): Promise<void> {
    if (!preview) return Promise.resolve();
    const { framing, emojis, frame, watermark } = preview;
    drawPicture(elements.picture, video, { framing, seconds: currentTime });
    const scale = elements.emojis.width / frame.width;
    drawEmojis(elements.emojis, emojis, { findImage, seconds: currentTime, scale });
    if (watermark) drawWatermark(elements.emojis, watermark, { findPicture, scale });
    return captionsLayer.draw(currentTime, isNew);
  }

  function followFrames(): void {
    video.requestVideoFrameCallback((_now, { mediaTime }) => {
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

  /** Gives the canvases the resolution of the screen. */
  function resize(): Promise<void> {
    const { clientWidth, clientHeight } = elements.picture;
    for (const canvas of [elements.picture, elements.emojis]) {
      canvas.width = Math.max(1, Math.round(clientWidth * devicePixelRatio));
      canvas.height = Math.max(1, Math.round(clientHeight * devicePixelRatio));
    }
    return draw(true);
  }

  new ResizeObserver(() => void resize()).observe(elements.picture);
  video.addEventListener('seeked', drawPaused);
  followFrames();
  if (video.readyState >= video.HAVE_CURRENT_DATA) drawPaused();
  return {
    async show(next: EditPreview): Promise<void> {
      await captionsLayer.show(next);
      preview = next;
      await draw(true);
    },
    /** Calls back for every frame that is drawn, with its time. */
    onTimeChange: (listener: (seconds: number) => void) => void listeners.push(listener),
  };
}
