import type { Texts } from '../texts.ts';
export const editor: Texts['editor'] = {
  title: 'Modifier les sous-titres',
};
