import type { Texts } from '../../texts.ts';

export const guide: Texts['pages']['guide'] = {
  title: 'Anleitung',
  pages: 'Alle Seiten',
  parts: 'Auf dieser Seite',
  before: 'Davor',
  after: 'Weiter',
  moreOfIt: 'Weiterlesen',
  asMarkdown: 'Diese Seite als Markdown',
  inEnglish: 'Die Anleitung ist auf Englisch.',
};
