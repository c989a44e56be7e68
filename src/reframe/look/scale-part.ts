import type { Picture } from '../detect/detected-face.ts';

/** Part of a picture, as shares of it. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const wholePicture: Part = { left: 0, top: 0, width: 1, height: 1 };

/** A part of a picture at another size, no larger than it is: each pixel is the mean of those it stands for. Pure. */
export function scalePart({ width, height, rgb }: Picture, part: Part, size: Omit<Picture, 'rgb'>): Picture {
  const columns = edges(part.left * width, part.width * width, size.width, width);
  const rows = edges(part.top * height, part.height * height, size.height, height);
  const scaled = new Uint8Array(size.width * size.height * 3);
  let to = 0;
  for (let row = 0; row < size.height; row += 1) {
    const [top, bottom] = [rows[2 * row] ?? 0, rows[2 * row + 1] ?? 0];
    for (let column = 0; column < size.width; column += 1, to += 3) {
      const left = columns[2 * column] ?? 0;
      const right = columns[2 * column + 1] ?? 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 3) {
          red += rgb[at] ?? 0;
          green += rgb[at + 1] ?? 0;
          blue += rgb[at + 2] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      scaled[to] = red / count;
      scaled[to + 1] = green / count;
      scaled[to + 2] = blue / count;
    }
  }
  return { ...size, rgb: scaled };
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
