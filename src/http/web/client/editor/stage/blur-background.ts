/** As the renderer blurs and darkens what stands around a whole picture. */
const sigma = 2;
const darkened = 0.7;
const reach = 3 * sigma;

/**
 * Blurs a small picture and takes light from it while its colours stay, in place: RGBA, row by row. Pixels beyond its
 * edges are as those at the edge.
 */
export function blurBackground(pixels: Uint8ClampedArray, width: number, height: number): void {
  const across = blurred(Float32Array.from(pixels), { width, height, stepX: 1, stepY: 0 });
  const soft = blurred(across, { width, height, stepX: 0, stepY: 1 });
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [soft[at] ?? 0, soft[at + 1] ?? 0, soft[at + 2] ?? 0];
    // BT.709's luma
    const lost = (1 - darkened) * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    pixels[at] = red - lost;
    pixels[at + 1] = green - lost;
    pixels[at + 2] = blue - lost;
  }
}

interface Way {
  width: number;
  height: number;
  stepX: number;
  stepY: number;
}

function blurred(values: Float32Array, { width, height, stepX, stepY }: Way): Float32Array {
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [index, weight] of weights.entries()) {
        const by = index - reach;
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

const weights = normalised(
  Array.from({ length: 2 * reach + 1 }, (_, index) => Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2))),
);

function normalised(values: number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}
