import type { Language } from '../../../../../texts/languages.ts';

/** The end of a question for the look as it is: “… or both the same?” Regular expressions for folded text. */
export const orSame: Readonly<Record<Language, string>> = {
  en: 'or (?:are )?(?:they |both |all |is it )?(?:both |all )?(?:the )?(?:same|alike)',
  es: 'o (?:son |estan )?(?:ambas |ambos |todas |todos |las dos |los dos )?(?:son )?(?:iguales|igual|lo mismo)',
  fr: 'ou (?:ils sont |elles sont |c.est )?(?:tous |toutes |les deux |tout )?(?:sont )?(?:pareils?|pareilles?|identiques?|la meme chose)',
  de: 'oder (?:sind )?(?:beide |beides |alle |alles )?(?:gleich|dasselbe|die gleiche|die gleichen|dieselbe)',
  it: 'o (?:sono )?(?:tutte |tutti |entrambe |entrambi |tutto )?(?:sono )?(?:uguali|uguale|identiche)',
  pt: 'ou (?:sao |estao |ta |tao )?(?:todas |todos |as duas |os dois |tudo )?(?:sao )?(?:iguais|igual)',
  ru: 'или (?:они )?(?:все |всё |оба |обе )?одинаков\\p{L}*',
};
