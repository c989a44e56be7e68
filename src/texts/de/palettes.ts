import type { Texts } from '../texts.ts';

export const palettes: Texts['chat']['looks']['palettes'] = {
  yellow: 'Gelb',
  lime: 'Limette',
  turquoise: 'Türkis',
  red: 'Rot',
  blue: 'Blau',
  purple: 'Lila',
  green: 'Grün',
  orange: 'Orange',
  pink: 'Pink',
  white: 'Weiß',
  mint: 'Mint',
  gold: 'Gold',
  peach: 'Pfirsich',
};
