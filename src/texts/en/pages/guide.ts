/** The frame around the guide, whose own pages are English. */
export const guide = {
  title: 'Guide',
  pages: 'All pages',
  parts: 'On this page',
  before: 'Before this',
  after: 'Next',
  moreOfIt: 'Read on',
  asMarkdown: 'This page as Markdown',
  inEnglish: 'The guide is written in English.',
} as const;
