import type { Texts } from '../texts.ts';

export const animations: Texts['chat']['looks']['animations'] = {
  none: 'Ohne Bewegung',
  fade: 'Einblenden',
  rise: 'Aufsteigen',
  settle: 'Fallen',
  slide: 'Hereingleiten',
  wave: 'Welle',
  typewriter: 'Schreibmaschine',
  'word-pop': 'Wörter ploppen auf',
  'word-rise': 'Wörter steigen auf',
  'word-blur': 'Wörter werden scharf',
};
