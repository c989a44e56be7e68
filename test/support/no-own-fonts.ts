import { isOwnFont, isUploadedFont } from '../../src/engine/captions/settings/own-font.ts';
import type { OwnFonts } from '../../src/product/fonts/create-own-fonts.ts';

const refuse = (font: unknown) => {
  if (isOwnFont(font) || isUploadedFont(font)) throw new Error('no account of this test has a font');
};

/** For tests in which nobody has sent a font. */
export const noOwnFonts: Pick<OwnFonts, 'accept' | 'place' | 'placeFont'> = {
  async accept({ settings }) {
    refuse(settings.fontFamily);
    return settings;
  },
  async place({ settings }) {
    refuse(settings.fontFamily);
    return settings;
  },
  async placeFont(font) {
    refuse(font);
    return false;
  },
};
