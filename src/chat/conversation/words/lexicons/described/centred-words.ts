import type { Language } from '../../../../../texts/languages.ts';

export interface CentredWords {
  /** May stand between the edge and "centred", as in "at the bottom of the picture, and in the middle". */
  between: string;
  /** Right before the edge: the captions are to leave it, as in "from the bottom to the middle". */
  from: string;
  /** Right before the middle: the captions are to go there, from above or below. */
  into: string;
}

/** Words around an edge of the picture and the middle, separated by blanks. */
export const centredWords: Readonly<Record<Language, CentredWords>> = {
  en: {
    between: 'the of and in at on screen picture video frame image please pls',
    from: 'from',
    into: 'to into towards',
  },
  es: {
    between: 'la el los las en de del y a al pantalla imagen cuadro video porfa',
    from: 'de desde',
    into: 'hacia hasta',
  },
  fr: {
    between: 'de la le l les image ecran video et au en a svp stp',
    from: 'du depuis',
    into: 'vers jusqu',
  },
  de: {
    between: 'im in am an der die das den dem und u rand bild bildrand bildschirm video bitte',
    from: 'von vom',
    into: 'richtung zur',
  },
  it: {
    between: 'lo la il dello della del nello nella schermo video inquadratura immagine e in al a',
    from: 'dal da',
    into: 'verso',
  },
  pt: {
    between: 'da do na no a o e em tela ecra video imagem quadro',
    from: 'de do desde',
    into: 'pro para pra ate',
  },
  ru: {
    between: 'и в на по экрана экране кадра кадре видео пожалуйста',
    from: 'с из',
    into: 'в к',
  },
};
