import type { VideoFacts } from '../../media/source-facts.ts';
import type { RgbImage } from '../detect/decode-faces.ts';
import type { Region } from '../face-map/face-map.ts';

/** A frame scaled down, in BT.709 limited range: black is 16, white 235. */
export interface SmallImage {
  /** Even, as the height is. */
  width: number;
  height: number;
  /** ffmpeg's yuv420p: brightness row by row, then one blue and one red difference value for each 2 × 2 pixels. */
  yuv: Uint8Array;
}

/** Enough pixels to show a mouth move in a face that is a tenth of the image wide; more would only cost time. */
const pixels = 384 * 216;
const maxSide = 480;

/** The sides of an image are so many times as long where faces are too small for the usual one. */
const closer = 5 / 3;

export type ImageSize = Pick<SmallImage, 'width' | 'height'>;
type DisplaySize = Pick<VideoFacts, 'displayWidth' | 'displayHeight'>;

/** Size of the images that are analysed: even, in display orientation, with the source's proportions. */
export function smallImageSize(video: DisplaySize): ImageSize {
  return sizeWithin(video, 1);
}

/** Size of the images in which small faces are searched. */
export function closeImageSize(video: DisplaySize): ImageSize {
  return sizeWithin(video, closer);
}

function sizeWithin({ displayWidth, displayHeight }: DisplaySize, larger: number): ImageSize {
  const scale = Math.min(
    1,
    larger * Math.sqrt(pixels / (displayWidth * displayHeight)),
    (larger * maxSide) / Math.max(displayWidth, displayHeight),
  );
  return { width: even(displayWidth * scale), height: even(displayHeight * scale) };
}

function even(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}

export const wholeImage: Region = { left: 0, top: 0, width: 1, height: 1 };

/** One of so many pixels is looked at to find how bright an image is. */
const gainStep = 5;
/** All but this share of the pixels are at most as bright as this, in the range from 0 to 219, after brightening. */
const brightShare = 0.005;
const brightLevel = 190;
/** Brighter images are left as they are. */
const darkLevel = 80;
/** More brings out mostly noise. */
const maxGain = 6;

/**
 * How much a dark image has to be brightened for the face detector; 1 = not at all. It was trained with pictures in which
 * people can be seen: at a fifth of the light it misses most small faces, and finds them all after this. Pure.
 */
export function gainFor({ width, height, yuv }: SmallImage): number {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let at = 0; at < width * height; at += gainStep, seen += 1) {
    const level = yuv[at] ?? 0;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let level = 255;
  for (let above = 0; level > 16; level -= 1) {
    above += counts[level] ?? 0;
    if (above > seen * brightShare) break;
  }
  const bright = level - 16;
  return bright >= darkLevel ? 1 : Math.min(maxGain, brightLevel / Math.max(1, bright));
}

/**
 * A region of an image as RGB, scaled down to `size`, and brightened: each pixel is the mean of those it stands for. Pure.
 */
export function scaleRegion(
  { width, height, yuv }: SmallImage,
  region: Region,
  size: ImageSize & { gain?: number },
): RgbImage {
  const { gain = 1 } = size;
  const columns = edges(region.left * width, region.width * width, size.width, width);
  const rows = edges(region.top * height, region.height * height, size.height, height);
  const blueAt = width * height;
  const redAt = blueAt * 1.25;
  const rgb = new Uint8ClampedArray(size.width * size.height * 3);
  let to = 0;
  for (let row = 0; row < size.height; row += 1) {
    const [top, bottom] = [rows[2 * row] ?? 0, rows[2 * row + 1] ?? 0];
    for (let column = 0; column < size.width; column += 1, to += 3) {
      const left = columns[2 * column] ?? 0;
      const right = columns[2 * column + 1] ?? 0;
      let sum = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let at = y * width + left; at < y * width + right; at += 1) sum += yuv[at] ?? 0;
      }
      const brightness = (sum / ((bottom - top) * (right - left)) - 16) * (255 / 219);
      // colours have half the width and height; one sample near the middle is enough
      const colourAt = ((top + bottom) >> 2) * (width / 2) + ((left + right) >> 2);
      const blue = (yuv[blueAt + colourAt] ?? 0) - 128;
      const red = (yuv[redAt + colourAt] ?? 0) - 128;
      // BT.709-6, 3.2 and 3.4
      rgb[to] = gain * (brightness + 1.7927 * red);
      rgb[to + 1] = gain * (brightness - 0.2132 * blue - 0.5329 * red);
      rgb[to + 2] = gain * (brightness + 2.1124 * blue);
    }
  }
  return { width: size.width, height: size.height, rgb: new Uint8Array(rgb.buffer) };
}

/** For each new pixel: the first old pixel it stands for, and the end of its range. At least one, inside the image. */
function edges(start: number, length: number, count: number, limit: number): Int32Array {
  const pairs = new Int32Array(count * 2);
  for (let i = 0; i < count; i += 1) {
    const from = Math.max(0, Math.min(limit - 1, Math.round(start + (i * length) / count)));
    const to = Math.round(start + ((i + 1) * length) / count);
    pairs[2 * i] = from;
    pairs[2 * i + 1] = Math.max(from + 1, Math.min(limit, to));
  }
  return pairs;
}
