import type { Picture } from '../detect/detected-face.ts';
import type { SmallPicture } from './small-frame.ts';

/** Part of a picture, as shares of it. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const wholePicture: Part = { left: 0, top: 0, width: 1, height: 1 };

/** A part of a picture in RGB, no larger than it is: each pixel is the mean of those it stands for. Pure. */
export function scalePart({ width, height, yuv }: SmallPicture, part: Part, size: Omit<Picture, 'rgb'>): Picture {
  const columns = edges(part.left * width, part.width * width, size.width, width);
  const rows = edges(part.top * height, part.height * height, size.height, height);
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
      // half as wide and high; which of two is taken is seen by nobody
      const colourAt = ((top + bottom) >> 2) * (width / 2) + ((left + right) >> 2);
      const blue = (yuv[blueAt + colourAt] ?? 0) - 128;
      const red = (yuv[redAt + colourAt] ?? 0) - 128;
      // BT.709-6, 3.2 and 3.4
      rgb[to] = brightness + 1.7927 * red;
      rgb[to + 1] = brightness - 0.2132 * blue - 0.5329 * red;
      rgb[to + 2] = brightness + 2.1124 * blue;
    }
  }
  return { ...size, rgb: new Uint8Array(rgb.buffer) };
}

/** For each new pixel the first old one it stands for and the one behind the last: at least one, inside the picture. */
function edges(start: number, length: number, count: number, most: number): Int32Array {
  const pairs = new Int32Array(count * 2);
  for (let i = 0; i < count; i += 1) {
    const from = Math.max(0, Math.min(most - 1, Math.round(start + (i * length) / count)));
    const to = Math.round(start + ((i + 1) * length) / count);
    pairs[2 * i] = from;
    pairs[2 * i + 1] = Math.max(from + 1, Math.min(most, to));
  }
  return pairs;
}
