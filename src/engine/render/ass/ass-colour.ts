import { contrast } from '../../captions/settings/color-contrast.ts';

/** `#RRGGBB` or `#RRGGBBAA` → libass's `&HAABBGGRR`, whose alpha is 00 for opaque and FF for transparent. */
export function assColour(colour: string): string {
  const [, red = 'FF', green = 'FF', blue = 'FF'] = /^#?(..)(..)(..)/.exec(colour) ?? [];
  const alpha = assAlpha(colour).toString(16).padStart(2, '0');
  return `&H${alpha}${blue}${green}${red}`.toUpperCase();
}

/** 0 = opaque, 255 = transparent. */
export function assAlpha(colour: string): number {
  const opacity = /^#?.{6}(..)$/.exec(colour)?.[1];
  return opacity === undefined ? 0 : 255 - Number.parseInt(opacity, 16);
}

/**
 * Below this contrast, letters are hard to read (WCAG asks for 3 for large text; a bold face of this size needs less).
 */
const usualMinContrast = 2;

/** The wanted colour if it is readable on the background, else black or white. Colours are `#RRGGBB(AA)`. */
export function readableOn(background: string, wanted: string, minContrast = usualMinContrast): string {
  if (contrast(background, wanted) >= minContrast) return wanted;
  return contrast(background, '#FFFFFF') > contrast(background, '#000000') ? '#FFFFFF' : '#000000';
}

/** `share` of the way from one colour to the other, in sRGB; the first one's opacity stays. */
export function mixColours(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}${from.slice(7)}`.toUpperCase();
}
