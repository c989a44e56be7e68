import type { Texts } from '../texts.ts';

export const corners: Texts['chat']['looks']['corners'] = {
  'top-right': 'Oben rechts',
  'top-left': 'Oben links',
  'bottom-left': 'Unten links',
  'bottom-right': 'Unten rechts',
};
