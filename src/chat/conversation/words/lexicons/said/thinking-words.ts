import type { Language } from '../../../../../texts/languages.ts';

/** What people say while they think, separated by blanks. */
export const thinkingWords: Readonly<Record<Language, string>> = {
  en: 'um uh uhm eh ehm em mmm ah oh like',
  es: 'eh em pues este bueno osea tipo',
  fr: 'euh heu ben bah du coup genre voilà',
  de: 'äh ähm aehm ahm ah halt also',
  it: 'ehm eh cioè allora tipo praticamente',
  pt: 'né tipo então',
  ru: 'ну типа короче э эм',
};
