import { isOwnFont, isUploadedFont, type OwnFont, ownFontOf } from '../../src/engine/captions/settings/own-font.ts';
import type { Services } from '../../src/http/services.ts';
import { invalidFields } from '../../src/infra/validation/violation.ts';
import type { OwnFontView } from '../../src/product/fonts/own-font-view.ts';

/** What `fakeFonts` makes of a file that was sent. */
export const fakeFont = ownFontOf('0123456789abcdef0123456789abcdef');

/** Fonts in memory, with those refusals that edges tell apart: `upload://broken` is no font. */
export function fakeFonts(): Services['fonts'] {
  const known = new Map<number, OwnFontView[]>();
  const find = (ownerId: number, font: OwnFont) => known.get(ownerId)?.find((one) => one.font === font) ?? null;
  const refused = (rule: 'exists' | 'font') => invalidFields([{ field: 'captions_font_family', rule }]);
  return {
    async accept({ ownerId, settings }) {
      const { fontFamily: font } = settings;
      if (isOwnFont(font) && !find(ownerId, font)) throw refused('exists');
      if (!isUploadedFont(font)) return settings;
      if (font === 'upload://broken') throw refused('font');
      known.set(ownerId, [{ font: fakeFont, name: 'Fake Sans', isRestricted: true }]);
      return { ...settings, fontFamily: fakeFont };
    },
    list: async (ownerId) => known.get(ownerId) ?? [],
    find: async ({ ownerId, font }) => find(ownerId, font),
  };
}
