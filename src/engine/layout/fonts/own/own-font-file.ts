import { join } from 'node:path';
import { hashOfOwnFont, isOwnFont, type OwnFont, ownFontOf } from '../../../captions/settings/own-font.ts';

/** Where the fonts of accounts lie on a machine that draws with them. They may be deleted at any time: they are copies. */
export function ownFontsDir(dataDir: string): string {
  return join(dataDir, 'own-fonts');
}

export function ownFontFile(dir: string, font: OwnFont): string {
  return join(dir, `${hashOfOwnFont(font)}.ttf`);
}

/** null = it is not such a file, by its name. */
export function ownFontOfFile(name: string): OwnFont | null {
  const font = ownFontOf(name.replace(/\.ttf$/, ''));
  return isOwnFont(font) ? font : null;
}
