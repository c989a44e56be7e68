import type { Language } from '../../../../../texts/languages.ts';

/** Clauses, separated by `|`, with which people drop what they said last, before they say something else. */
interface NeverMindWords {
  dropped: string;
  /** What may stand beside them in the same clause: “ok, never mind then”. Separated by blanks. */
  beside: string;
  /** Those of them that say no. */
  no: string;
}

export const neverMindWords: Readonly<Record<Language, NeverMindWords>> = {
  en: {
    dropped:
      'never mind|nevermind|never mind that|nvm|forget it|forget that|forget about it|forget about that|scrap that|leave it|dont worry about it|dont worry about that|no worries|its fine|doesnt matter|it doesnt matter',
    beside: 'ok okay oh ah well right alright nah no actually then just so yeah sorry',
    no: 'no nah',
  },
  es: {
    dropped:
      'déjalo|déjalo estar|déjalo así|dejalo nomás|deja|déjelo|olvídalo|olvídate|olvídelo|olvida eso|no importa|da igual|no pasa nada|ni modo|ya no importa',
    beside: 'bueno vale ok ah oh pues nada no entonces ya mejor mira oye',
    no: 'no',
  },
  fr: {
    dropped:
      'laisse tomber|laissez tomber|laisse|laissez|oublie|oublie ça|oubliez|oubliez ça|tant pis|pas grave|c’est pas grave|ce n’est pas grave|peu importe',
    beside: 'bon ok ah oh non bah ben alors donc finalement en fait ouais d’accord',
    no: 'non',
  },
  de: {
    dropped:
      'lass gut sein|lass mal gut sein|lass es gut sein|lass mal|lass es|lassen Sie es|lassen Sie gut sein|vergiss es|vergiss das|vergessen Sie es|egal|ist egal|schon gut|nicht|lieber nicht|macht nichts|schwamm drüber|passt schon',
    beside: 'ok okay ach ah oh naja na ja gut nee nein dann doch also',
    no: 'nein nee',
  },
  it: {
    dropped:
      'niente|lascia|lascialo così|lascia perdere|lasci perdere|lasciate perdere|lascia stare|lasci stare|lascialo stare|dimentica|dimenticalo|non importa|fa niente|non fa niente|pazienza|come non detto|fa lo stesso',
    beside: 'ok va bene beh ah oh vabbè no allora dai',
    no: 'no',
  },
  pt: {
    dropped:
      'deixa lá|deixa pra lá|deixa para lá|deixa estar|deixa|deixe estar|deixe pra lá|esquece|esqueça|esquece isso|não importa|não faz mal|tanto faz|deixa quieto',
    beside: 'pronto ok ah oh bom então olha não ei tá pois',
    no: 'não',
  },
  ru: {
    dropped:
      'забудь|забудьте|забей|забейте|не важно|неважно|ничего страшного|не надо|не нужно|проехали|бог с ним|ну и ладно|оставь|оставьте',
    beside: 'ладно ок ну а ой ох нет тогда да уже хорошо',
    no: 'нет',
  },
};
