import type { Texts } from '../../texts.ts';

export const guide: Texts['pages']['guide'] = {
  title: 'Guía',
  pages: 'Todas las páginas',
  parts: 'En esta página',
  before: 'Anterior',
  after: 'Siguiente',
  moreOfIt: 'Seguir leyendo',
  asMarkdown: 'Esta página en Markdown',
  inEnglish: 'La guía está en inglés.',
};
