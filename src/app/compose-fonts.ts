import type { OwnFont } from '../engine/captions/settings/own-font.ts';
import type { Database } from '../infra/database/connect-database.ts';
import { createUserModel } from '../product/accounts/user.model.ts';
import { createOwnFonts } from '../product/fonts/create-own-fonts.ts';
import type { OwnFontDeps } from '../product/fonts/own-font-deps.ts';
import { createPresetModel } from '../product/presets/preset.model.ts';

/** The fonts of accounts, and what keeps them besides videos. */
export function composeFonts({ connection, ...deps }: OwnFontDeps & Pick<Database, 'connection'>) {
  const presets = createPresetModel(connection);
  const users = createUserModel(connection);
  return {
    ownFonts: createOwnFonts(deps),
    async hasFontElsewhere({ ownerId, font }: { ownerId: number; font: OwnFont }): Promise<boolean> {
      if (await presets.exists({ userId: ownerId, 'settings.fontFamily': font })) return true;
      return (await users.exists({ _id: ownerId, 'defaultSettings.fontFamily': font })) !== null;
    },
  };
}
