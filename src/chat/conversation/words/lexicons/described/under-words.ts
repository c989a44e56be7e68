import type { Language } from '../../../../../texts/languages.ts';

/** Words by which something is under something else, separated by blanks. Some also say that it is at the bottom of the picture. */
export const underWords: Readonly<Record<Language, string>> = {
  en: 'under underneath beneath below',
  es: 'debajo bajo',
  fr: 'sous dessous',
  de: 'unter drunter darunter',
  it: 'sotto',
  pt: 'embaixo debaixo baixo sob',
  ru: 'под',
};
