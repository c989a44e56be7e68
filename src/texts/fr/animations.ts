import type { Texts } from '../texts.ts';

export const animations: Texts['chat']['looks']['animations'] = {
  none: 'Sans mouvement',
  fade: 'Fondu',
  rise: 'Montée',
  settle: 'Chute douce',
  slide: 'Glissement',
  wave: 'Vague',
  typewriter: 'Machine à écrire',
  'word-pop': 'Mots qui surgissent',
  'word-rise': 'Mots qui montent',
  'word-blur': 'Mots du flou au net',
};
