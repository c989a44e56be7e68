import type { Language } from '../../../../../texts/languages.ts';

/** Words, separated by blanks and folded, of which a sentence consists that only says where something is to be put: “put it in the last line then”. */
interface PutWords {
  put: string;
  /** Without a meaning of their own there. */
  small: string;
}

export const putWords: Readonly<Record<Language, PutWords>> = {
  en: {
    put: 'put stick write add pop place',
    small:
      'it that this them then so ok okay well just in into to please can could you and yes yeah fine alright right',
  },
  es: {
    put: 'ponlo ponla ponlos pon escribelo escribela escribe agregalo agrega anadelo anade metelo mete',
    small: 'entonces pues vale ok bueno ya eso esto lo la porfa por favor si y',
  },
  fr: {
    put: 'mets mettez mets-le mets-la ecris ecris-le ecrivez ajoute ajoute-le ajoutez',
    small: 'alors bon ok donc le la ca stp svp oui et dans',
  },
  de: {
    put: 'schreib schreibs schreibe setz setze setzs pack packs tu tus mach machs stell',
    small: 'es das dann also na ja ok gut bitte halt eben einfach noch dazu rein hinein und',
  },
  it: {
    put: 'mettilo mettila metti scrivilo scrivila scrivi aggiungilo aggiungi',
    small: 'allora ok va bene quindi pure lo la questo quello si e',
  },
  pt: {
    put: 'poe ponha bota coloca coloque escreve escreva adiciona',
    small: 'entao ok ta bom isso ele ela la ai por favor sim e',
  },
  ru: {
    put: 'поставь поставьте напиши напишите добавь добавьте вставь вставьте впиши',
    small: 'тогда ну ладно это его ок хорошо туда да и',
  },
};
