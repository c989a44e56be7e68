import type { Texts } from '../texts.ts';
export const editor: Texts['editor'] = {
  title: 'Editar los subtítulos',
};
