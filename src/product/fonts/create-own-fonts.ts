import { buffer } from 'node:stream/consumers';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { isOwnFont, isUploadedFont, type OwnFont } from '../../engine/captions/settings/own-font.ts';
import type { UploadRecord } from '../uploads/upload.model.ts';
import { openUpload } from '../uploads/upload-bytes.ts';
import { acceptFont } from './accept-font.ts';
import type { OwnFontDeps } from './own-font-deps.ts';
import type { OwnFontView } from './own-font-view.ts';
import { placeFont, sweepPlacedFonts } from './place-font.ts';

export type OwnFonts = ReturnType<typeof createOwnFonts>;

/** What API and pages call. */
export type FontServices = Pick<OwnFonts, 'accept' | 'list' | 'find'>;

interface OfAccount<Settings> {
  ownerId: number;
  settings: Settings;
}

/** The fonts that accounts have sent. They are uploads, which are kept as long as something names them. */
export function createOwnFonts(deps: OwnFontDeps) {
  return {
    /**
     * Settings with a checked font in place of a file that was sent.
     * @throws AppError `invalid_input` on `captions_font_family` when the account has no such file or font, or it cannot be
     *   used
     */
    async accept<Settings extends { fontFamily?: string }>({
      ownerId,
      settings,
    }: OfAccount<Settings>): Promise<Settings> {
      const { fontFamily: font } = settings;
      if (!isOwnFont(font) && !isUploadedFont(font)) return settings;
      return { ...settings, fontFamily: await acceptFont(deps, { ownerId, font }) };
    },
    /**
     * To be called before anything is laid out: makes sure that the font is on this machine.
     * @returns the settings, without a font that is gone
     */
    async place({ ownerId, settings }: OfAccount<CaptionSettings>): Promise<CaptionSettings> {
      const { fontFamily: font, ...others } = settings;
      if (!isOwnFont(font) || (await placeFont(deps, { ownerId, font }))) return settings;
      return others;
    },
    /** The same for a plan. @returns false when the font is gone */
    placeFont: (font: OwnFont) => placeFont(deps, { font }),
    sweepPlaced: () => sweepPlacedFonts(deps),
    /** By name. */
    async list(ownerId: number): Promise<OwnFontView[]> {
      const found = await deps.uploads
        .find({ ownerId, 'font.id': { $gt: 'font://' } })
        .sort({ createdAt: 1 })
        .lean<UploadRecord[]>();
      const fonts = new Map(found.flatMap(({ font }) => (font ? [[font.id, toView(font)] as const] : [])));
      return [...fonts.values()].toSorted((a, b) => a.name.localeCompare(b.name));
    },
    /** null = the account has no such font. */
    async find({ ownerId, font }: { ownerId: number; font: OwnFont }): Promise<OwnFontView | null> {
      const upload = await deps.uploads.findOne({ ownerId, 'font.id': font }).lean<UploadRecord>();
      return upload?.font ? toView(upload.font) : null;
    },
    /** The file, for the account's own pages; null = the account has no such font. */
    async read({ ownerId, font }: { ownerId: number; font: OwnFont }): Promise<Buffer | null> {
      const upload = await deps.uploads.findOne({ ownerId, 'font.id': font }).lean<UploadRecord>();
      return upload ? buffer(openUpload(deps.store, upload)) : null;
    },
  };
}

function toView({ id, name, isRestricted }: NonNullable<UploadRecord['font']>): OwnFontView {
  return { font: id, name: name ?? '', isRestricted };
}
