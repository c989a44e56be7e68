import type { Texts } from '../../texts.ts';

export const guide: Texts['pages']['guide'] = {
  title: 'Guida',
  pages: 'Tutte le pagine',
  parts: 'In questa pagina',
  before: 'Prima',
  after: 'Avanti',
  moreOfIt: 'Continua a leggere',
  asMarkdown: 'Questa pagina in Markdown',
  inEnglish: 'La guida è in inglese.',
};
