import type { Texts } from '../texts.ts';

export const corners: Texts['chat']['looks']['corners'] = {
  'top-right': 'En haut à droite',
  'top-left': 'En haut à gauche',
  'bottom-left': 'En bas à gauche',
  'bottom-right': 'En bas à droite',
};
