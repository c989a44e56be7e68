/** Below this share of what the picture was given at its full quality, people see it. */
const enoughOfRate = 0.6;
const audioBitsPerSecond = 128_000;
/** The container's own bytes, and an encoder that does not hit its mark to the byte. */
const usableShare = 0.94;
/** Short sides that a video may be made smaller to. */
const smallerShortSides = [720, 540];
/** What a picture of a quarter of the pixels needs is more than a quarter of the bits. */
const rateOfPixels = 0.75;
/** Of a longer one the making would take longer than anybody waits. */
const longestSeconds = 20 * 60;

export interface EncodePlan {
  width: number;
  height: number;
  videoBitsPerSecond: number;
}

/**
 * How to make a video so small that a messenger takes it and it still looks good: with fewer bits, or with fewer bits
 * and pixels. null = only at the cost of its looks. Pure.
 */
export function planSmallerEncode(
  output: { sizeBytes: number; durationMs: number; width: number; height: number },
  maxBytes: number,
): EncodePlan | null {
  const seconds = output.durationMs / 1000;
  if (seconds <= 0 || seconds > longestSeconds) return null;
  const given = (output.sizeBytes * 8) / seconds - audioBitsPerSecond;
  const fits = (maxBytes * 8 * usableShare) / seconds - audioBitsPerSecond;
  const shortSide = Math.min(output.width, output.height);
  for (const side of [shortSide, ...smallerShortSides.filter((one) => one < shortSide)]) {
    const scale = side / shortSide;
    const needed = given * enoughOfRate * scale ** (2 * rateOfPixels);
    if (fits >= needed) {
      const [width, height] = [even(output.width * scale), even(output.height * scale)];
      return { width, height, videoBitsPerSecond: Math.floor(fits) };
    }
  }
  return null;
}

/** ffmpeg's arguments after its input. Pure. */
export function smallerEncodeArgs({ width, height, videoBitsPerSecond }: EncodePlan, outFile: string): string[] {
  const rate = String(videoBitsPerSecond);
  return [
    ...['-map', '0:v:0', '-map', '0:a:0?', '-vf', `scale=${width}:${height}:flags=bicubic`],
    ...['-c:v', 'libx264', '-preset', 'medium', '-pix_fmt', 'yuv420p', '-b:v', rate, '-maxrate', rate],
    ...['-bufsize', rate, '-c:a', 'aac', '-b:a', String(audioBitsPerSecond)],
    ...['-movflags', '+faststart', '-f', 'mp4', outFile],
  ];
}

function even(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}
