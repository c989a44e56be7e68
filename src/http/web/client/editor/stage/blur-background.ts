/** As the renderer blurs and darkens the background of a whole picture. */
const sigma = 2;
const brightness = 0.7;
const radius = 3 * sigma;

/**
 * Blurs a small picture and makes it darker without changing its colours, in place. Pixels are RGBA, row by row; beyond
 * the edges, those at the edge are repeated.
 */
export function blurBackground(pixels: Uint8ClampedArray, width: number, height: number): void {
  const horizontal = blur(Float32Array.from(pixels), { width, height, stepX: 1, stepY: 0 });
  const blurred = blur(horizontal, { width, height, stepX: 0, stepY: 1 });
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [blurred[at] ?? 0, blurred[at + 1] ?? 0, blurred[at + 2] ?? 0];
    // the luma of BT.709
    const loss = (1 - brightness) * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    pixels[at] = red - loss;
    pixels[at + 1] = green - loss;
    pixels[at + 2] = blue - loss;
  }
}

interface BlurDirection {
  width: number;
  height: number;
  stepX: number;
  stepY: number;
}

function blur(values: Float32Array, { width, height, stepX, stepY }: BlurDirection): Float32Array {
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

const weights = normalised(
  Array.from({ length: 2 * radius + 1 }, (_, index) => Math.exp(-((index - radius) ** 2) / (2 * sigma ** 2))),
);

function normalised(values: number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}
