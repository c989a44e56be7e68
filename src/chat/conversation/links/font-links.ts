import { fontExtensions } from '../../../engine/captions/settings/own-font.ts';

/** Whether the address is that of a font file, by its ending. */
export function isFontFile({ pathname }: Pick<URL, 'pathname'>): boolean {
  const name = pathname.toLowerCase();
  return fontExtensions.some((extension) => name.endsWith(extension));
}

/** Separates links to font files from the others. */
export function separateFonts<Found extends { links: string[] }>(found: Found): { fonts: string[]; others: Found } {
  const isFont = (link: string) => isFontFile(new URL(link));
  return {
    fonts: found.links.filter(isFont),
    others: { ...found, links: found.links.filter((link) => !isFont(link)) },
  };
}
