/** Colours with a name in every language; `bright` is the neon version, where that is another colour. */
const palette = {
  white: { hex: '#FFFFFF' },
  black: { hex: '#000000' },
  gray: { hex: '#808080' },
  silver: { hex: '#C0C0C0' },
  yellow: { hex: '#FFE500', bright: '#FFFF00' },
  gold: { hex: '#FFC629' },
  orange: { hex: '#FF8A00', bright: '#FF6A00' },
  red: { hex: '#FF2D2D', bright: '#FF073A' },
  crimson: { hex: '#DC143C' },
  burgundy: { hex: '#800020' },
  pink: { hex: '#FF5FA2', bright: '#FF10F0' },
  magenta: { hex: '#FF00FF' },
  purple: { hex: '#9B4DFF', bright: '#BC13FE' },
  lavender: { hex: '#B57EDC' },
  indigo: { hex: '#4B0082' },
  blue: { hex: '#2F7BFF', bright: '#1B03FF' },
  skyBlue: { hex: '#5BC2FF' },
  navy: { hex: '#000080' },
  cyan: { hex: '#00E5FF' },
  turquoise: { hex: '#22D3EE' },
  teal: { hex: '#008080' },
  mint: { hex: '#98FFC8' },
  green: { hex: '#2BE36B', bright: '#39FF14' },
  lime: { hex: '#BFFF00' },
  olive: { hex: '#808000' },
  brown: { hex: '#8B4513' },
  beige: { hex: '#F5E6C8' },
  cream: { hex: '#FFFDD0' },
  salmon: { hex: '#FA8072' },
  coral: { hex: '#FF7F50' },
  peach: { hex: '#FFCBA4' },
} as const satisfies Record<string, { hex: string; bright?: string }>;

export type ColorName = keyof typeof palette;

export const colorNames = Object.keys(palette) as ColorName[];

/** Shares of white or black that make a colour "light" or "dark". */
const lightShare = 0.45;
const darkShare = 0.5;

export function hexOf(name: ColorName): string {
  return palette[name].hex;
}

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
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (towards - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}${hex.slice(7)}`.toUpperCase();
}

export type Shade = 'light' | 'dark' | 'bright';
