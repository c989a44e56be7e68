import type { EditFraming } from '../../../../../product/videos/editor/editor-view.ts';
import { blurBackground } from './blur-background.ts';
import { visiblePart } from './visible-part.ts';

/** As large as the renderer makes it before it blurs it. */
const small = { width: 36, height: 64 };

/**
 * Draws the source as the output shows it at a moment.
 * @param picture upright, of any size
 */
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

/** Over its own middle: made small, blurred, darkened and made large again. */
function drawWhole(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, picture: HTMLVideoElement): void {
  const { videoWidth, videoHeight } = picture;
  const { width, height } = canvas;
  const behind = smallGround(picture, width / height);
  context.imageSmoothingQuality = 'high';
  if (behind) context.drawImage(behind, 0, 0, width, height);
  const scale = Math.min(width / videoWidth, height / videoHeight);
  const [w, h] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  context.drawImage(picture, Math.round((width - w) / 2), Math.round((height - h) / 2), w, h);
}

function smallGround(picture: HTMLVideoElement, proportion: number): OffscreenCanvas | null {
  const { videoWidth, videoHeight } = picture;
  const context = ground.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) return null;
  const width = Math.min(videoWidth, videoHeight * proportion);
  const height = Math.min(videoHeight, videoWidth / proportion);
  const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, small.width, small.height);
  const pixels = context.getImageData(0, 0, small.width, small.height);
  blurBackground(pixels.data, small.width, small.height);
  context.putImageData(pixels, 0, 0);
  return ground;
}

const ground = new OffscreenCanvas(small.width, small.height);
