import type { Texts } from '../texts.ts';

export const palettes: Texts['chat']['looks']['palettes'] = {
  yellow: 'Жёлтая',
  lime: 'Лаймовая',
  turquoise: 'Бирюзовая',
  red: 'Красная',
  blue: 'Синяя',
  purple: 'Фиолетовая',
  green: 'Зелёная',
  orange: 'Оранжевая',
  pink: 'Розовая',
  white: 'Белая',
  mint: 'Мятная',
  gold: 'Золотая',
  peach: 'Персиковая',
};
