import { channelsOf, hueOf } from './hues.ts';

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
  // half as bright it would be brown
  orange: { hex: '#FF8A00', bright: '#FF6A00', dark: '#CC5500', emoji: '🟠' },
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
  brick: { hex: '#B5382A' },
  terracotta: { hex: '#D9683F' },
  chestnut: { hex: '#8A4528' },
  amber: { hex: '#FFBF00' },
  honey: { hex: '#F0B323' },
  mustard: { hex: '#D9A400' },
  bronze: { hex: '#CD7F32' },
  sand: { hex: '#E0C68C' },
  forest: { hex: '#1F7A3D' },
  plum: { hex: '#7A2F6B' },
  charcoal: { hex: '#45484D' },
  // figures of CSS, and of the lists of colours of Wikipedia and xkcd
  fireRed: { hex: '#CE2029' },
  bloodRed: { hex: '#980002' },
  raspberry: { hex: '#E30B5C' },
  mexicanPink: { hex: '#E4007C' },
  midnight: { hex: '#191970' },
  cobalt: { hex: '#0047AB' },
  duckEgg: { hex: '#C3FBF4' },
  army: { hex: '#4B5320' },
  tomato: { hex: '#FF6347' },
  emerald: { hex: '#50C878' },
  sage: { hex: '#9CAF88' },
  lemon: { hex: '#FFF44F' },
  babyPink: { hex: '#FFB7CE' },
  dustyPink: { hex: '#D58A94' },
  powderPink: { hex: '#FFB2D0' },
  lilac: { hex: '#D891EF' },
} as const satisfies Record<string, { hex: string; bright?: string; dark?: string; emoji?: string }>;

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

function distanceOf(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return Math.hypot(...a.map((channel, index) => channel - (b[index] ?? 0)));
}

export function hexOfChannels(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Shares of white, black or grey that make a colour "light", "dark" or "muted", and of the other one in a tint. */
const lightShare = 0.45;
const darkShare = 0.5;
const mutedShare = 0.35;
const tintShare = 0.3;

/** Powder is white and a little grey: the share of the grey, of that of the white. */
const dustShare = 0.6;

/** "Light", "dark", "muted" and "dusty" are mixed with white, black and grey, but for dark orange; "bright" is the neon version, or the colour itself. */
export function shadeOf(hex: string, name: ColorName | null, shade: Shade): string {
  if (shade === 'light') return mix(hex, '#FFFFFF', lightShare);
  const named: { hex: string; bright?: string; dark?: string } | null = name && palette[name];
  if (shade === 'dark') return named?.dark ?? mix(hex, '#000000', darkShare);
  if (shade === 'muted') return mix(hex, palette.gray.hex, mutedShare);
  if (shade === 'dusty') return dusted(hex, lightShare);
  return named?.bright ?? hex;
}

/** Shares of one step from a colour that is there already: "a bit darker", "much darker". */
const stepShares = { bit: 0.25, much: 0.45 };

/** One step from a present colour. A colour that is as bright as it gets becomes lighter. */
export function shadeStep(hex: string, shade: Shade, much: boolean): string {
  const share = much ? stepShares.much : stepShares.bit;
  if (shade === 'dark') return mix(hex, '#000000', share);
  if (shade === 'muted') return mix(hex, palette.gray.hex, share);
  if (shade === 'dusty') return dusted(hex, share);
  const { name, exact } = nearestSwatch(hex);
  const brighter = shade === 'bright' && exact ? shadeOf(hex, name, 'bright') : hex;
  return brighter === hex ? mix(hex, '#FFFFFF', share) : brighter;
}

/** Normalises `#RGB`, `#RRGGBB` or `#RRGGBBAA`; null = not a colour. */
export function readHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1]?.toUpperCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** A reddish brown has a share of red. */
export function tintedWith(hex: string, tint: string): string {
  return mix(hex, tint, tintShare);
}

function dusted(hex: string, share: number): string {
  return mix(mix(hex, '#FFFFFF', share), palette.gray.hex, share * dustShare);
}

function mix(hex: string, other: string, share: number): string {
  const towards = channelsOf(other);
  const mixed = channelsOf(hex).map((channel, at) => Math.round(channel + ((towards[at] ?? 0) - channel) * share));
  return hexOfChannels(mixed) + hex.slice(7);
}

export type Shade = 'light' | 'dark' | 'bright' | 'muted' | 'dusty';
