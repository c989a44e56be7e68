import type { Texts } from '../texts.ts';

export const palettes: Texts['chat']['looks']['palettes'] = {
  yellow: 'Jaune',
  lime: 'Citron vert',
  turquoise: 'Turquoise',
  red: 'Rouge',
  blue: 'Bleu',
  purple: 'Violet',
  green: 'Vert',
  orange: 'Orange',
  pink: 'Rose',
  white: 'Blanc',
  mint: 'Menthe',
  gold: 'Or',
  peach: 'Pêche',
};
