/** In degrees on the colour circle; null = grey. */
export function hueOf(hex: string): number | null {
  const [red, green, blue, { max, spread }] = partsOf(hex);
  if (spread === 0) return null;
  if (max === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return max === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}

/** The circles and signs that chats have for colours: each from this hue on. */
const signs = [
  { from: 0, sign: '🔴' },
  { from: 14, sign: '🟠' },
  { from: 37, sign: '🟡' },
  { from: 70, sign: '🟢' },
  { from: 165, sign: '💧' },
  { from: 200, sign: '🔵' },
  { from: 255, sign: '🟣' },
  { from: 300, sign: '🌸' },
  { from: 343, sign: '🔴' },
] as const;

/** Differences between the channels, of 255, up to which a colour looks grey, white or black. */
const maxGray = 24;
/** Lightness, 0–255. */
const white = 225;
const black = 32;
const pale = 185;
/** A dusty rose is pink, too: not so light, but hardly red. */
const dusty = { minLight: 150, maxSpread: 90 };
const brown = { from: 10, to: 50, maxLight: 101 };

/** The sign of the colour that people see: 🟤 for a very dark orange, 🌸 for a pale red. */
export function signOf(hex: string): string {
  const [, , , { max, min, spread }] = partsOf(hex);
  const light = (max + min) / 2;
  const hue = hueOf(hex);
  if (hue === null || spread <= maxGray || light <= black) {
    if (light >= white) return '⚪';
    return light <= black ? '⚫' : '🔘';
  }
  if (hue >= brown.from && hue <= brown.to && light <= brown.maxLight) return '🟤';
  const { sign } = signs.findLast(({ from }) => hue >= from) ?? signs[0];
  const isPink = light >= pale || (light >= dusty.minLight && spread <= dusty.maxSpread);
  return sign === '🔴' && isPink ? '🌸' : sign;
}

type Parts = [red: number, green: number, blue: number, range: { max: number; min: number; spread: number }];

function partsOf(hex: string): Parts {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  return [red, green, blue, { max, min, spread: max - min }];
}

/** 0–255 each. */
export function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0);
}
