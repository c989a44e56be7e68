import type { Texts } from '../texts.ts';

export const palettes: Texts['chat']['looks']['palettes'] = {
  yellow: 'Giallo',
  lime: 'Lime',
  turquoise: 'Turchese',
  red: 'Rosso',
  blue: 'Blu',
  purple: 'Viola',
  green: 'Verde',
  orange: 'Arancione',
  pink: 'Rosa',
  white: 'Bianco',
  mint: 'Menta',
  gold: 'Oro',
  peach: 'Pesca',
};
