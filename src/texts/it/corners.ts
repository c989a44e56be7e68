import type { Texts } from '../texts.ts';

export const corners: Texts['chat']['looks']['corners'] = {
  'top-right': 'In alto a destra',
  'top-left': 'In alto a sinistra',
  'bottom-left': 'In basso a sinistra',
  'bottom-right': 'In basso a destra',
};
