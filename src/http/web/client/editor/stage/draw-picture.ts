import type { EditFraming } from '../../../../../product/videos/editor/editor-view.ts';

const ticksPerSecond = 90_000;

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

let backgroundCanvas: OffscreenCanvas | undefined;

function drawBackground(picture: HTMLVideoElement, aspectRatio: number): OffscreenCanvas | null {
  const { videoWidth, videoHeight } = picture;
  backgroundCanvas ??= new OffscreenCanvas(backgroundSize.width, backgroundSize.height);
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

/**
 * The part of the source that the output shows at a time, as `framingFilters` of the renderer chooses it; null = the
 * whole picture over its blurred background. Pure.
 */
export function visiblePart({ stretches }: EditFraming, seconds: number) {
  const ticks = Math.round(seconds * ticksPerSecond);
  const stretch = stretches.findLast(({ startTicks }) => startTicks <= ticks) ?? stretches[0];
  if (!stretch || stretch.kind === 'fit') return null;
  const { width, height } = stretch;
  if (stretch.kind === 'crop') return { left: stretch.left, top: stretch.top, width, height };
  const { from, to } = stretch;
  const share = Math.max(0, Math.min(1, (ticks - from.atTicks) / Math.max(1, to.atTicks - from.atTicks)));
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    left: between(from.left, to.left),
    top: between(from.top, to.top),
    width: between(from.size?.width ?? width, to.size?.width ?? width),
    height: between(from.size?.height ?? height, to.size?.height ?? height),
  };
}

/** As the renderer blurs and darkens the background of a whole picture. */
const sigma = 2;
const brightness = 0.7;
const radius = 3 * sigma;
const gauss = Array.from({ length: 2 * radius + 1 }, (_, at) => Math.exp(-((at - radius) ** 2) / (2 * sigma ** 2)));
const weights = gauss.map((weight) => weight / gauss.reduce((sum, one) => sum + one, 0));

/**
 * Blurs a small picture and makes it darker without changing its colours, in place. Pixels are RGBA, row by row; beyond
 * the edges, those at the edge are repeated.
 */
export function blurBackground(pixels: Uint8ClampedArray, width: number, height: number): void {
  const size = { width, height };
  const blurred = blur(blur(Float32Array.from(pixels), size, 1, 0), size, 0, 1);
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [blurred[at] ?? 0, blurred[at + 1] ?? 0, blurred[at + 2] ?? 0];
    // the luma of BT.709
    const loss = (1 - brightness) * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    pixels[at] = red - loss;
    pixels[at + 1] = green - loss;
    pixels[at + 2] = blue - loss;
  }
}

function blur(values: Float32Array, size: { width: number; height: number }, stepX: number, stepY: number) {
  const { width, height } = size;
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [index, weight] of weights.entries()) {
        const by = index - radius;
        const fromX = Math.min(width - 1, Math.max(0, x + by * stepX));
        const fromY = Math.min(height - 1, Math.max(0, y + by * stepY));
        const [to, from] = [(y * width + x) * 4, (fromY * width + fromX) * 4];
        for (let part = 0; part < 3; part++)
          result[to + part] = (result[to + part] ?? 0) + weight * (values[from + part] ?? 0);
      }
    }
  }
  return result;
}
