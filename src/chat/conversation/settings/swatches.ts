/** The colours of buttons, with the most similar emoji; people can name any other colour in words. */
export const swatches = {
  white: { emoji: '⚪', hex: '#FFFFFF' },
  black: { emoji: '⚫', hex: '#000000' },
  yellow: { emoji: '🟡', hex: '#FFE500' },
  orange: { emoji: '🟠', hex: '#FF8A00' },
  red: { emoji: '🔴', hex: '#FF2D2D' },
  pink: { emoji: '🌸', hex: '#FF5FA2' },
  purple: { emoji: '🟣', hex: '#9B4DFF' },
  blue: { emoji: '🔵', hex: '#2F7BFF' },
  turquoise: { emoji: '💧', hex: '#22D3EE' },
  green: { emoji: '🟢', hex: '#2BE36B' },
} as const;

export type SwatchName = keyof typeof swatches;
export const swatchNames = Object.keys(swatches) as SwatchName[];

/** Colours at most this far apart have the same name: Euclidean distance in RGB, 0–441. */
const sameName = 60;

/** @returns the nearest swatch; `exact` = people would use the same name for both colours */
export function nearestSwatch(hex: string): { name: SwatchName; exact: boolean } {
  const distances = swatchNames.map((name) => ({ name, distance: distanceOf(hex, swatches[name].hex) }));
  const nearest = distances.reduce((best, next) => (next.distance < best.distance ? next : best));
  return { name: nearest.name, exact: nearest.distance <= sameName };
}

function distanceOf(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return Math.hypot(...a.map((channel, index) => channel - (b[index] ?? 0)));
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0);
}
