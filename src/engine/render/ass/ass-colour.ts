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
const minContrast = 2;

/** The wanted colour if it is readable on the background, else black or white. Colours are `#RRGGBB(AA)`. */
export function readableOn(background: string, wanted: string): string {
  if (contrast(background, wanted) >= minContrast) return wanted;
  return contrast(background, '#FFFFFF') > contrast(background, '#000000') ? '#FFFFFF' : '#000000';
}

/** WCAG 2 contrast ratio, 1–21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of sRGB, 0–1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
