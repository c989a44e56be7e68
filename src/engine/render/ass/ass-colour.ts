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
