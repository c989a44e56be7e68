import type { Texts } from '../texts.ts';

export const animations: Texts['chat']['looks']['animations'] = {
  none: 'Без движения',
  fade: 'Проявление',
  rise: 'Подъём',
  settle: 'Падение',
  slide: 'Скольжение',
  wave: 'Волна',
  typewriter: 'Печатная машинка',
  'word-pop': 'Слова вырастают',
  'word-rise': 'Слова поднимаются',
  'word-blur': 'Слова из размытия',
};
