import type { Texts } from '../texts.ts';

export const animations: Texts['chat']['looks']['animations'] = {
  none: 'Senza movimento',
  fade: 'Dissolvenza',
  rise: 'Salita',
  settle: 'Caduta',
  slide: 'Scorrimento',
  wave: 'Onda',
  typewriter: 'Macchina da scrivere',
  'word-pop': 'Parole che spuntano',
  'word-rise': 'Parole che salgono',
  'word-blur': 'Parole a fuoco',
};
