/** WCAG 2 contrast ratio of two colours `#RRGGBB(AA)`, 1–21. Opacity is ignored. */
export function contrast(a: string, b: string): number {
  return contrastOfLuminances(luminanceOfColor(a), luminanceOfColor(b));
}

/** WCAG 2 contrast ratio of two relative luminances, 1–21. */
export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance of sRGB, 0–1; channels are 0–255. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Euclidean distance in RGB, 0–441. */
export function colorDistance(a: string, b: string): number {
  const [one, other] = [channelsOf(a), channelsOf(b)];
  return Math.hypot(...one.map((channel, index) => channel - (other[index] ?? 0)));
}

function luminanceOfColor(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color);
  return luminance(red, green, blue);
}

const linearValues = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function linear(channel: number): number {
  return linearValues[channel] ?? 0;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
