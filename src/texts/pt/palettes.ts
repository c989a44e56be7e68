import type { Texts } from '../texts.ts';

export const palettes: Texts['chat']['looks']['palettes'] = {
  yellow: 'Amarelo',
  lime: 'Limão',
  turquoise: 'Turquesa',
  red: 'Vermelho',
  blue: 'Azul',
  purple: 'Roxo',
  green: 'Verde',
  orange: 'Laranja',
  pink: 'Rosa',
  white: 'Branco',
  mint: 'Menta',
  gold: 'Dourado',
  peach: 'Pêssego',
};
