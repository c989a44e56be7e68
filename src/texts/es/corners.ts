import type { Texts } from '../texts.ts';

export const corners: Texts['chat']['looks']['corners'] = {
  'top-right': 'Arriba a la derecha',
  'top-left': 'Arriba a la izquierda',
  'bottom-left': 'Abajo a la izquierda',
  'bottom-right': 'Abajo a la derecha',
};
