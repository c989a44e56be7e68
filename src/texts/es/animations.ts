import type { Texts } from '../texts.ts';

export const animations: Texts['chat']['looks']['animations'] = {
  none: 'Sin movimiento',
  fade: 'Fundido',
  rise: 'Subida',
  settle: 'Caída',
  slide: 'Deslizamiento',
  wave: 'Ola',
  typewriter: 'Máquina de escribir',
  'word-pop': 'Palabras que saltan',
  'word-rise': 'Palabras que suben',
  'word-blur': 'Palabras que enfocan',
};
