import type { Language } from '../../../../../texts/languages.ts';

/** First in a question whether something can be otherwise: "could they go to the top?" Words, folded, separated by blanks. */
export const mayWords: Readonly<Record<Language, string>> = {
  en: 'can could may might',
  es: 'puede pueden podria podrian puedes podrias podes',
  fr: 'peut peuvent peux pouvez pourrait pourraient pourrais pourriez',
  de: 'kann konnen konnte konnten kannst konntest darf durfen',
  it: 'puo possono puoi potrebbe potrebbero potresti',
  pt: 'pode podem podes podia podiam poderia poderiam consegue',
  ru: 'можно может могут можешь можете могли мог',
};
