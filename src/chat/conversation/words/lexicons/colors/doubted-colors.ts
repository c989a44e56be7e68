import type { Language } from '../../../../../texts/languages.ts';

/** How people say that a colour cannot be meant, and ask for another shade. */
interface DoubtedColors {
  /** “Seriously”, beside a colour: words separated by blanks. */
  really: string;
  /** “That would be nice”, behind a colour with a question mark. */
  agreed: string;
  /** “Anything brighter?” Patterns like those of topics, in a question. */
  brighter: string;
  /** “Anything calmer?”, which is about a colour only where one is named. */
  calmer: string;
}

export const doubtedColors: Readonly<Record<Language, DoubtedColors>> = {
  en: {
    really: 'really seriously srsly honestly for real',
    agreed: 'would could nice lovely sure ok please',
    brighter: '(anything|something|which|have|got) (brighter|more_luminous|more_vivid|lighter|punchier)',
    calmer:
      '(anything|something|which|have|got) (calmer|softer|quieter|gentler|less_bright|less_loud|more_subtle|easier_on)',
  },
  es: {
    really: 'en de serio verdad enserio',
    agreed: 'estaría quedaría sería podría bien porfa favor',
    brighter: '(que|algo|alguno|cual) (mas_luminoso|mas_brillante|mas_vivo|mas_claro|mas_alegre)',
    calmer: '(que|algo|alguno|cual) (mas_tranquilo|mas_suave|mas_discreto|menos_chillon|mas_apagado)',
  },
  fr: {
    really: 'sérieux sérieusement vraiment serieux',
    agreed: 'serait pourrait bien plaît',
    brighter: '(quoi|chose|rien|qqch) (plus_lumineux|plus_clair|plus_vif|plus_brillant|plus_pêchu)',
    calmer: '(quoi|chose|rien|qqch) (plus_calme|plus_doux|plus_sobre|plus_discret|moins_criard|moins_flashy|moins_vif)',
  },
  de: {
    really: 'ernsthaft echt wirklich im ernst',
    agreed: 'wäre könnte schön bitte gut gerne',
    brighter: '(was|etwas|welche) (leuchtenderes|helleres|strahlenderes|kräftigeres|leuchtender|knalligeres)',
    calmer: '(was|etwas|welche) (ruhigeres|sanfteres|dezenteres|gedeckteres|weniger_grelles|weniger_knalliges)',
  },
  it: {
    really: 'davvero sul serio seriamente',
    agreed: 'sarebbe potrebbe bello bene favore',
    brighter: '(cosa|che|qualcosa|cos|coshai|hai) (più_luminoso|più_brillante|più_vivace|più_chiaro|più_acceso)',
    calmer:
      '(cosa|che|qualcosa|cos|coshai|hai) (più_tranquillo|più_tenue|più_delicato|più_sobrio|meno_acceso|meno_sgargiante)',
  },
  pt: {
    really: 'sério mesmo a',
    agreed: 'seria ficaria poderia bom favor',
    brighter: '(que|algo|alguma) (mais_brilhante|mais_luminoso|mais_vivo|mais_claro|mais_aceso)',
    calmer: '(que|algo|alguma) (mais_calmo|mais_suave|mais_discreto|menos_chamativo|mais_tranquilo)',
  },
  ru: {
    really: 'серьёзно правда реально',
    agreed: 'было бы можно неплохо хорошо пожалуйста',
    brighter: '(что|чего|есть|нибудь|какие) (поярче|ярче|посветлее|поживее|посочнее)',
    calmer: '(что|чего|есть|нибудь) (поспокойнее|спокойнее|помягче|понежнее|потише|поскромнее|побледнее)',
  },
};
