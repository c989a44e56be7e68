import type { Texts } from '../../texts.ts';

export const guide: Texts['pages']['guide'] = {
  title: 'Руководство',
  pages: 'Все страницы',
  parts: 'На этой странице',
  before: 'Назад',
  after: 'Дальше',
  moreOfIt: 'Читать дальше',
  asMarkdown: 'Эта страница в Markdown',
  inEnglish: 'Руководство написано на английском.',
};
