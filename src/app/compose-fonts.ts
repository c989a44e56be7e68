import type { OwnFont } from '../engine/captions/settings/own-font.ts';
import type { Database } from '../infra/database/connect-database.ts';
import { createFairLimit } from '../infra/threads/fair-limit.ts';
import { createUserModel } from '../product/accounts/user.model.ts';
import { createOwnFonts } from '../product/fonts/create-own-fonts.ts';
import type { OwnFontDeps } from '../product/fonts/own-font-deps.ts';
import { createPresetModel } from '../product/presets/preset.model.ts';

const fontChecks = { places: 1, placesEach: 1, maxWaiting: 100, maxWaitingEach: 5 };

/** The fonts of accounts, and what keeps them besides videos. */
export function composeFonts({ connection, ...deps }: Omit<OwnFontDeps, 'fontLimit'> & Pick<Database, 'connection'>) {
  const presets = createPresetModel(connection);
  const users = createUserModel(connection);
  return {
    // one after the other, so that strangers' fonts never take the machine
    ownFonts: createOwnFonts({ ...deps, fontLimit: createFairLimit(fontChecks) }),
    async hasFontElsewhere({ ownerId, font }: { ownerId: number; font: OwnFont }): Promise<boolean> {
      if (await presets.exists({ userId: ownerId, 'settings.fontFamily': font })) return true;
      return (await users.exists({ _id: ownerId, 'defaultSettings.fontFamily': font })) !== null;
    },
  };
}
