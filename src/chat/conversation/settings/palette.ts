/**
 * Colours with a name in every language. `bright` is the neon version, where that is another colour. Those with an
 * `emoji`, the most similar one, have buttons; people can name any other colour in words.
 */
export const palette = {
  white: { hex: '#FFFFFF', emoji: '⚪' },
  black: { hex: '#000000', emoji: '⚫' },
  gray: { hex: '#808080' },
  silver: { hex: '#C0C0C0' },
  yellow: { hex: '#FFE500', bright: '#FFFF00', emoji: '🟡' },
  gold: { hex: '#FFC629' },
  orange: { hex: '#FF8A00', bright: '#FF6A00', emoji: '🟠' },
  red: { hex: '#FF2D2D', bright: '#FF073A', emoji: '🔴' },
  crimson: { hex: '#DC143C' },
  burgundy: { hex: '#800020' },
  pink: { hex: '#FF5FA2', bright: '#FF10F0', emoji: '🌸' },
  magenta: { hex: '#FF00FF' },
  purple: { hex: '#9B4DFF', bright: '#BC13FE', emoji: '🟣' },
  lavender: { hex: '#B57EDC' },
  indigo: { hex: '#4B0082' },
  blue: { hex: '#2F7BFF', bright: '#1B03FF', emoji: '🔵' },
  skyBlue: { hex: '#5BC2FF' },
  navy: { hex: '#000080' },
  cyan: { hex: '#00E5FF' },
  turquoise: { hex: '#22D3EE', emoji: '💧' },
  teal: { hex: '#008080' },
  mint: { hex: '#98FFC8' },
  green: { hex: '#2BE36B', bright: '#39FF14', emoji: '🟢' },
  lime: { hex: '#BFFF00' },
  olive: { hex: '#808000' },
  brown: { hex: '#8B4513' },
  beige: { hex: '#F5E6C8' },
  cream: { hex: '#FFFDD0' },
  salmon: { hex: '#FA8072' },
  coral: { hex: '#FF7F50' },
  peach: { hex: '#FFCBA4' },
} as const satisfies Record<string, { hex: string; bright?: string; emoji?: string }>;

export type ColorName = keyof typeof palette;

type SwatchName = { [Name in ColorName]: (typeof palette)[Name] extends { emoji: string } ? Name : never }[ColorName];

export const swatchNames = (Object.keys(palette) as ColorName[]).filter(
  (name): name is SwatchName => 'emoji' in palette[name],
);

/** Colours at most this far apart have the same name: Euclidean distance in RGB, 0–441. */
const sameName = 60;

/** @returns the nearest colour with a button; `exact` = people would use the same name for both colours */
export function nearestSwatch(hex: string): { name: SwatchName; exact: boolean } {
  const distances = swatchNames.map((name) => ({ name, distance: distanceOf(hex, palette[name].hex) }));
  const nearest = distances.reduce((best, next) => (next.distance < best.distance ? next : best));
  return { name: nearest.name, exact: nearest.distance <= sameName };
}

/** In degrees on the colour circle. */
const sameHue = 30;

/** Whether a colour without a button, such as mint, is a shade of one with a button, such as green. */
export function isShadeOfSwatch(shade: ColorName | null, color: ColorName | null): boolean {
  const isSwatch = (name: ColorName) => swatchNames.some((one) => one === name);
  if (!shade || !color || isSwatch(shade) || !isSwatch(color)) return false;
  const [one, other] = [hueOf(palette[shade].hex), hueOf(palette[color].hex)];
  if (one === null || other === null) return false;
  const apart = Math.abs(one - other);
  return Math.min(apart, 360 - apart) <= sameHue;
}

/** null = grey */
function hueOf(hex: string): number | null {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  const max = Math.max(red, green, blue);
  const spread = max - Math.min(red, green, blue);
  if (spread === 0) return null;
  if (max === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return max === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}

function distanceOf(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return Math.hypot(...a.map((channel, index) => channel - (b[index] ?? 0)));
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0);
}

export function hexOfChannels(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Shares of white or black that make a colour "light" or "dark". */
const lightShare = 0.45;
const darkShare = 0.5;

/** "Light" and "dark" are mixed with white and black; "bright" is the neon version, or the colour itself. */
export function shadeOf(hex: string, name: ColorName | null, shade: Shade): string {
  if (shade === 'light') return mix(hex, 255, lightShare);
  if (shade === 'dark') return mix(hex, 0, darkShare);
  const named: { hex: string; bright?: string } | null = name && palette[name];
  return named?.bright ?? hex;
}

/** Normalises `#RGB`, `#RRGGBB` or `#RRGGBBAA`; null = not a colour. */
export function readHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1]?.toUpperCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

function mix(hex: string, towards: number, share: number): string {
  const mixed = channelsOf(hex).map((channel) => Math.round(channel + (towards - channel) * share));
  return hexOfChannels(mixed) + hex.slice(7);
}

export type Shade = 'light' | 'dark' | 'bright';
