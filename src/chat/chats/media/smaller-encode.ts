/** Below this share of the output's bit rate people see a loss. */
const minRateShare = 0.6;
const audioBitsPerSecond = 128_000;
/** The rest is for the container, and for an encoder that misses the rate by a little. */
const usableShare = 0.94;
/** Short sides that a video may be scaled down to, in pixels. */
const smallerShortSides = [720, 540];
/** The bit rate falls with this power of the pixel count: a quarter of the pixels needs more than a quarter of the bits. */
const ratePerPixelsPower = 0.75;
/** Encoding a longer video would take longer than people wait. */
const maxSeconds = 20 * 60;

export interface EncodePlan {
  width: number;
  height: number;
  videoBitsPerSecond: number;
  /** H.264 of the Main profile without B-frames; default: High. */
  isMainProfile?: boolean;
}

/**
 * How to encode a video within `maxBytes` so that it still looks good: with fewer bits, or with fewer bits and pixels.
 * null = it would look bad. Pure.
 */
export function planSmallerEncode(
  output: { sizeBytes: number; durationMs: number; width: number; height: number },
  maxBytes: number,
): EncodePlan | null {
  const seconds = output.durationMs / 1000;
  if (seconds <= 0 || seconds > maxSeconds) return null;
  const given = (output.sizeBytes * 8) / seconds - audioBitsPerSecond;
  const fits = (maxBytes * 8 * usableShare) / seconds - audioBitsPerSecond;
  const shortSide = Math.min(output.width, output.height);
  for (const side of [shortSide, ...smallerShortSides.filter((one) => one < shortSide)]) {
    const scale = side / shortSide;
    const needed = given * minRateShare * scale ** (2 * ratePerPixelsPower);
    if (fits >= needed) {
      const [width, height] = [even(output.width * scale), even(output.height * scale)];
      return { width, height, videoBitsPerSecond: Math.floor(fits) };
    }
  }
  return null;
}

/** Without B-frames, the same picture needs about so much more. */
const mainProfileFactor = 1.25;

/**
 * How to encode a video as H.264 of the Main profile without B-frames, in its own size where that fits. null = it would
 * look bad. Pure.
 */
export function planMainProfile(output: Parameters<typeof planSmallerEncode>[0], maxBytes: number): EncodePlan | null {
  const plan = planSmallerEncode(output, maxBytes);
  if (plan === null) return null;
  const given = (output.sizeBytes * 8) / (output.durationMs / 1000);
  const enough = Math.max(minBitsPerSecond, Math.ceil(given * mainProfileFactor));
  return { ...plan, videoBitsPerSecond: Math.min(plan.videoBitsPerSecond, enough), isMainProfile: true };
}

/** A still picture with captions has almost no bits; less than this is not worth saving. */
const minBitsPerSecond = 200_000;

/** ffmpeg's arguments after its input. Pure. */
export function smallerEncodeArgs(
  { width, height, videoBitsPerSecond, isMainProfile = false }: EncodePlan,
  outFile: string,
): string[] {
  const rate = String(videoBitsPerSecond);
  return [
    ...['-map', '0:v:0', '-map', '0:a:0?', '-vf', `scale=${width}:${height}:flags=bicubic`],
    ...['-c:v', 'libx264', '-preset', 'medium', '-pix_fmt', 'yuv420p', '-b:v', rate, '-maxrate', rate],
    ...(isMainProfile ? ['-profile:v', 'main', '-bf', '0'] : []),
    ...['-bufsize', rate, '-c:a', 'aac', '-b:a', String(audioBitsPerSecond)],
    ...['-movflags', '+faststart', '-f', 'mp4', outFile],
  ];
}

function even(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}
