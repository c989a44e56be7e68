import type { Texts } from '../texts.ts';

export const palettes: Texts['chat']['looks']['palettes'] = {
  yellow: 'Amarillo',
  lime: 'Lima',
  turquoise: 'Turquesa',
  red: 'Rojo',
  blue: 'Azul',
  purple: 'Morado',
  green: 'Verde',
  orange: 'Naranja',
  pink: 'Rosa',
  white: 'Blanco',
  mint: 'Menta',
  gold: 'Dorado',
  peach: 'Melocotón',
};
