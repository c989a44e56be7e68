import { createFairLimit } from '../infra/threads/fair-limit.ts';
import { createOwnFonts } from '../product/fonts/create-own-fonts.ts';
import type { OwnFontDeps } from '../product/fonts/own-font-deps.ts';

const fontChecks = { places: 1, placesEach: 1, maxWaiting: 100, maxWaitingEach: 5 };

/** The fonts of accounts, checked one after the other, so that strangers' fonts never take the machine. */
export function composeFonts(deps: Omit<OwnFontDeps, 'fontLimit'>) {
  return createOwnFonts({ ...deps, fontLimit: createFairLimit(fontChecks) });
}
