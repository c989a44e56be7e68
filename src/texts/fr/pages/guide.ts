import type { Texts } from '../../texts.ts';

export const guide: Texts['pages']['guide'] = {
  title: 'Guide',
  pages: 'Toutes les pages',
  parts: 'Sur cette page',
  before: 'Avant',
  after: 'Ensuite',
  moreOfIt: 'Lire la suite',
  asMarkdown: 'Cette page en Markdown',
  inEnglish: 'Le guide est en anglais.',
};
