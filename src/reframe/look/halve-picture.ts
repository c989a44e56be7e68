import type { Picture } from '../detect/detected-face.ts';

/** Half as wide and high, each pixel the mean of four; sides are even. */
export function halvePicture({ width, height, rgb }: Picture): Picture {
  const half = { width: width >> 1, height: height >> 1 };
  const result = new Uint8Array(half.width * half.height * 3);
  const row = width * 3;
  for (let y = 0, to = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const from = 2 * y * row + 6 * x;
      for (let colour = 0; colour < 3; colour += 1, to += 1) {
        const at = from + colour;
        const sum = (rgb[at] ?? 0) + (rgb[at + 3] ?? 0) + (rgb[at + row] ?? 0) + (rgb[at + row + 3] ?? 0);
        result[to] = sum >> 2;
      }
    }
  }
  return { ...half, rgb: result };
}
