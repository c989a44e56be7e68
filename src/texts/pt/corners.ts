import type { Texts } from '../texts.ts';

export const corners: Texts['chat']['looks']['corners'] = {
  'top-right': 'No alto à direita',
  'top-left': 'No alto à esquerda',
  'bottom-left': 'Embaixo à esquerda',
  'bottom-right': 'Embaixo à direita',
};
