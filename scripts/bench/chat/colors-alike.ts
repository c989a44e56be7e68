import { palette } from '../../../src/chat/conversation/settings/palette.ts';

/** Colours of labels that the palette does not name. */
const otherColors: Readonly<Record<string, string>> = {
  grey: '#808080',
  violet: '#8F00FF',
  mauve: '#B784A7',
  lilac: '#C8A2C8',
  fuchsia: '#FF00FF',
  mustard: '#D9A400',
  lightblue: '#5BC2FF',
  'light-blue': '#5BC2FF',
  'sky-blue': '#5BC2FF',
  'dark-blue': '#00008B',
  'neon-green': '#39FF14',
  'lime-green': '#32CD32',
};

/** Degrees on the colour circle within which people use the same name. */
const maxHueDistance = 28;

/** Whether a colour is what a label names: a hex code is that code, a name means any near shade. */
export function isColor(hex: string | undefined, label: string): boolean {
  if (hex === undefined) return false;
  if (label.startsWith('#')) return hex.slice(0, 7).toLowerCase() === label.toLowerCase();
  const named: string | undefined = palette[label as keyof typeof palette]?.hex ?? otherColors[label];
  if (!named) throw new Error(`No colour is known as “${label}”.`);
  const [one, other] = [shadeOf(hex), shadeOf(named)];
  if (one.isGray || other.isGray) return one.isGray && other.isGray && Math.abs(one.light - other.light) < 0.25;
  const apart = Math.abs(one.hue - other.hue);
  return Math.min(apart, 360 - apart) <= maxHueDistance;
}

/** Hue in degrees, lightness 0–1. */
function shadeOf(hex: string): { hue: number; light: number; isGray: boolean } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = max - min;
  const isGray = spread < 0.1;
  return { hue: isGray ? 0 : hueOf({ red, green, blue }, max, spread), light: (max + min) / 2, isGray };
}

function hueOf({ red, green, blue }: Record<'red' | 'green' | 'blue', number>, max: number, spread: number): number {
  if (max === red) return (60 * ((green - blue) / spread) + 360) % 360;
  if (max === green) return 60 * ((blue - red) / spread) + 120;
  return 60 * ((red - green) / spread) + 240;
}
