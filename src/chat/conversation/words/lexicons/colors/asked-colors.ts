import type { Language } from '../../../../../texts/languages.ts';

/** How people ask whether something has a colour: "is it still pink?" Patterns like those of topics, `§` is the colour. */
export const askedColors: Readonly<Record<Language, string>> = {
  en: '(is|are|its|theyre) back §, (is|are|its|theyre) § now, (is|are|its|theyre) (still|now|really|already|again|actually|all) §, (is|are)_(it|they|this|that|everything)_§',
  es: '(esta|estan|son|es) (otra_vez|de_nuevo|de_vuelta) §, (han_vuelto|ha_vuelto|vuelven|volvieron) §, (esta|estan|son|es) § ahora, (sigue|siguen|todavia|aun) §, (esta|estan|es|son|sale|salen)_(ya|ahora|en|realmente) §, (esta|estan)_§',
  fr: '(est|sont) (de_nouveau|a_nouveau|revenus|revenu|revenue|revenues|retournes) §, (est|sont) § maintenant, (est|sont|c_est|reste|restent) (toujours|encore|bien|maintenant|vraiment) §, (est_ce_que) (c_est|sont) §',
  de: '(ist|sind|is)_(die|der|das|sie|es|beide) (jetzt|nun|denn|schon|noch|wirklich) §, (ist|sind|is|stehen|steht) (wieder|zurück) §, (ist|sind|is) § jetzt, (ist|sind|is|bleibt) (noch|jetzt|schon|wirklich|immer_noch) §, (ist|sind)_(es|das|sie)_§, (noch|immer_noch)_§',
  it: '(e|sono|stanno) (di_nuovo|tornati|tornate|tornato) §, (e|sono) § (adesso|ora), (e|sono|resta|restano|rimane|rimangono) (ancora|adesso|ora|davvero|sempre) §, ancora_§',
  pt: '(esta|ta|estao|tao) (de_novo|de_volta|outra_vez) §, (voltaram|voltou) §, (esta|ta|estao|tao) § agora, (ainda|continua|continuam) §, (ta|tao|esta|estao)_(mesmo|agora|em|ja) §, (ta|tao|esta|estao)_§',
  ru: '(снова|опять|вернулись|вернулся|обратно) §, § (сейчас|теперь), (все_еще|еще|до_сих_пор|сейчас|теперь|по_прежнему|точно) §',
};
