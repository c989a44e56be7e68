import type { Texts } from '../texts.ts';

export const animations: Texts['chat']['looks']['animations'] = {
  none: 'Sem movimento',
  fade: 'Esmaecer',
  rise: 'Subir',
  settle: 'Cair',
  slide: 'Deslizar',
  wave: 'Onda',
  typewriter: 'Máquina de escrever',
  'word-pop': 'Palavras que saltam',
  'word-rise': 'Palavras que sobem',
  'word-blur': 'Palavras que focam',
};
