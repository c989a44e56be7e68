import type { Language } from '../../../../../texts/languages.ts';

/** How people ask whether a part of the look is still as it was: “and the green is still there?” Regular expressions for folded text. */
export const stillThere: Readonly<Record<Language, string>> = {
  en: 'still (?:there|here|on|in)|(?:is|are|its|stays) (?:it |they )?still',
  es: '(?:sigue|siguen|continua|continuan) (?:ahi|estando|igual|puest[oa]s?|siendo)|(?:todavia|aun) (?:esta|estan|sigue|siguen)|(?:esta|estan) (?:ahi )?(?:todavia|aun)',
  fr: '(?:est|sont) (?:bien )?(?:toujours|encore) (?:la|present\\p{L}*|en place)|y (?:est|sont) (?:toujours|encore)|(?:toujours|encore) la',
  de: 'noch (?:da|drin|dran|drauf|immer da|an)|immer noch',
  it: '(?:ce|c.e|ci sono|sono) (?:ancora|sempre)|ancora li',
  pt: '(?:ainda|continua|continuam) (?:ta|tao|esta|estao|ai|la|tem)',
  ru: '(?:еще|все еще) (?:там|тут|на месте|есть|стоит|стоят)|(?:остался|осталась|осталось|остались)|на месте(?=\\s*\\?)',
};
