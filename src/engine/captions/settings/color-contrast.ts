/** WCAG 2 contrast ratio of two colours `#RRGGBB(AA)`, 1–21. Opacity is ignored. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Euclidean distance in RGB, 0–441. */
export function colorDistance(a: string, b: string): number {
  const [one, other] = [channelsOf(a), channelsOf(b)];
  return Math.hypot(...one.map((channel, index) => channel - (other[index] ?? 0)));
}

/** Relative luminance of sRGB, 0–1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
