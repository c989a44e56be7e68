import type { Language } from '../../../../../texts/languages.ts';

/** Answers to a question with several buttons, separated by `|`. */
interface AllOrNoneWords {
  none: string;
  both: string;
  /** What may stand beside them, separated by blanks. */
  beside: string;
}

export const allOrNoneWords: Readonly<Record<Language, AllOrNoneWords>> = {
  en: {
    none: 'neither|none|neither one|neither of them|none of them|none of these|none of those|none of that|not any of these',
    both: 'both|both of them|the both|do both',
    beside: 'no nope nah yes yeah ok okay please thanks sorry um hm hmm',
  },
  es: {
    none: 'ninguna|ninguno|ninguna de las dos|ninguno de los dos|ninguna de esas|ninguno de esos|nada de eso|ni una ni otra|ni lo uno ni lo otro',
    both: 'ambos|ambas|los dos|las dos|las dos cosas|ambas cosas',
    beside: 'no sí si ok vale por favor gracias mmm pues',
  },
  fr: {
    none: 'aucun|aucune|aucun des deux|aucune des deux|aucune de ces choses|ni l’un ni l’autre|rien de tout ça|rien de ça',
    both: 'les deux|tous les deux|toutes les deux',
    beside: 'non oui ok stp merci euh hm s’il te plaît',
  },
  de: {
    none: 'keins|keines|keine|keins davon|keines davon|keins von beiden|keines von beiden|weder noch|nichts davon',
    both: 'beide|beides|alle beide|alles beides',
    beside: 'nein nee ja ok okay bitte danke hm äh',
  },
  it: {
    none: 'nessuno|nessuna|nessuno dei due|nessuna delle due|nessuna di queste|né l’uno né l’altro|niente di tutto ciò|niente di questo',
    both: 'entrambi|entrambe|tutti e due|tutte e due',
    beside: 'no sì si ok per favore grazie mmm',
  },
  pt: {
    none: 'nenhum|nenhuma|nenhum dos dois|nenhuma das duas|nenhuma dessas|nem um nem outro|nem uma nem outra|nada disso',
    both: 'ambos|ambas|os dois|as duas|as duas coisas',
    beside: 'não sim ok por favor obrigado obrigada hum',
  },
  ru: {
    none: 'ни то ни другое|ни то ни то|ни одно|ни один|ни одна|ничего из этого|ничего из этих|ни одного',
    both: 'оба|обе|и то и другое|и то и то',
    beside: 'нет да ок пожалуйста спасибо хм',
  },
};
