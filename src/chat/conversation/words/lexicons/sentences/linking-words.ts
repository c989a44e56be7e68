import type { Language } from '../../../../../texts/languages.ts';

/** Words with which people who speak a message go on to the next wish, folded, separated by blanks. */
export const linkingWords: Readonly<Record<Language, string>> = {
  en: 'and also maybe but so plus then',
  es: 'y tambien ademas pero quizas luego igual',
  fr: 'et aussi mais puis alors ensuite',
  de: 'und auch vielleicht aber dann ausserdem',
  it: 'e poi anche pero magari inoltre',
  pt: 'e tambem mas talvez depois ai',
  ru: 'и еще а но может чтоб чтобы также потом',
};
