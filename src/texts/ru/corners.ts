import type { Texts } from '../texts.ts';

export const corners: Texts['chat']['looks']['corners'] = {
  'top-right': 'Сверху справа',
  'top-left': 'Сверху слева',
  'bottom-left': 'Снизу слева',
  'bottom-right': 'Снизу справа',
};
