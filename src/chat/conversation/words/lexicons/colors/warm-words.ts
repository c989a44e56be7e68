import type { Language } from '../../../../../texts/languages.ts';

/** What people say of a colour that does not make it another one: "a warm orange". Separated by blanks, folded. */
export const warmWords: Readonly<Record<Language, string>> = {
  en: 'warm warmer warmish cosy cozy cold cool cooler nice pretty lovely',
  es: 'calido calida calidos calidas calidito frio fria bonito bonita lindo linda',
  fr: 'chaud chaude chauds chaudes froid froide joli jolie beau',
  de: 'warm warme warmes warmer warmen kühl kühles kühle kalt kaltes schön schönes schöne hübsches',
  it: 'caldo calda caldi calde freddo fredda bello bella carino carina',
  pt: 'quente quentes frio fria bonito bonita lindo linda',
  ru: 'теплый теплая теплое теплые теплым теплого холодный холодным красивый красивым',
};

/** What stands between a colour and the plainer one that explains it: "a honey tone, so a warm orange". Alternatives of a regular expression. */
export const explainingWords: Readonly<Record<Language, string>> = {
  en: 'so|i\\.?e\\.?|that is|that’s|i mean|basically|meaning',
  es: 'o sea|es decir|vamos|digamos',
  fr: "donc|c[’']est[- ]à[- ]dire|disons|en gros",
  de: 'also|sprich|das heißt|d\\. ?h\\.|sagen wir',
  it: 'cioè|cioe|ossia|quindi|diciamo',
  pt: 'ou seja|quer dizer|digamos',
  ru: 'то есть|т\\. ?е\\.|в смысле|скажем',
};
