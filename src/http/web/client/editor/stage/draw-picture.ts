import type { EditFraming } from '../../../../../product/videos/editor/editor-view.ts';
import { blurBackground } from './blur-background.ts';
import { visiblePart } from './visible-part.ts';

/** The size to which the renderer shrinks the background before it blurs it. */
const backgroundSize = { width: 36, height: 64 };

/** Draws the source as the output shows it at a time. @param picture of any size */
export function drawPicture(
  canvas: HTMLCanvasElement,
  picture: HTMLVideoElement,
  { framing, seconds }: { framing: EditFraming; seconds: number },
): void {
  const context = canvas.getContext('2d', { alpha: false });
  const { videoWidth, videoHeight } = picture;
  if (!context || videoWidth === 0) return;
  const part = visiblePart(framing, seconds);
  if (!part) {
    drawWhole(canvas, context, picture);
    return;
  }
  const [x, y] = [videoWidth / framing.source.width, videoHeight / framing.source.height];
  const { width, height } = canvas;
  context.drawImage(picture, part.left * x, part.top * y, part.width * x, part.height * y, 0, 0, width, height);
}

/** Draws the whole picture over a background: its middle, blurred and darkened. */
function drawWhole(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, picture: HTMLVideoElement): void {
  const { videoWidth, videoHeight } = picture;
  const { width, height } = canvas;
  const background = drawBackground(picture, width / height);
  context.imageSmoothingQuality = 'high';
  if (background) context.drawImage(background, 0, 0, width, height);
  const scale = Math.min(width / videoWidth, height / videoHeight);
  const [w, h] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  context.drawImage(picture, Math.round((width - w) / 2), Math.round((height - h) / 2), w, h);
}

function drawBackground(picture: HTMLVideoElement, aspectRatio: number): OffscreenCanvas | null {
  const { videoWidth, videoHeight } = picture;
  const context = backgroundCanvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) return null;
  const width = Math.min(videoWidth, videoHeight * aspectRatio);
  const height = Math.min(videoHeight, videoWidth / aspectRatio);
  const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, backgroundSize.width, backgroundSize.height);
  const pixels = context.getImageData(0, 0, backgroundSize.width, backgroundSize.height);
  blurBackground(pixels.data, backgroundSize.width, backgroundSize.height);
  context.putImageData(pixels, 0, 0);
  return backgroundCanvas;
}

const backgroundCanvas = new OffscreenCanvas(backgroundSize.width, backgroundSize.height);
