import type { Texts } from '../../texts.ts';

export const guide: Texts['pages']['guide'] = {
  title: 'Guia',
  pages: 'Todas as páginas',
  parts: 'Nesta página',
  before: 'Antes',
  after: 'A seguir',
  moreOfIt: 'Continuar lendo',
  asMarkdown: 'Esta página em Markdown',
  inEnglish: 'O guia está em inglês.',
};
