import type { Language } from '../../../../../texts/languages.ts';

/** How people say when a title is shown; regular expressions without anchors, for folded text. */
export interface TitleTimes {
  /** As long as the video. */
  whole: string;
  seconds: string;
  /** "how long". */
  howLong: string;
}

export const titleTimes: Readonly<Record<Language, TitleTimes>> = {
  en: {
    whole:
      '(?:for |through |during )?the (?:whole|entire|full) (?:time|video|vid|clip|thing)|all the time|the whole way through',
    seconds: 'seconds?|secs?',
    howLong: 'how long',
  },
  es: {
    whole: '(?:durante |en )?todo el (?:tiempo|rato|video|clip)',
    seconds: 'segundos?|segs?',
    howLong: 'cuanto (?:tiempo|dura|rato|se queda)',
  },
  fr: {
    whole: '(?:pendant |durant )?toute la video|tout le (?:temps|long|film)|tout du long',
    seconds: 'secondes?|sec',
    howLong: 'combien de (?:temps|secondes)',
  },
  de: {
    whole: '(?:das |ubers? )?ganze (?:zeit|video|clip)(?: lang| uber)?|durchgehend',
    seconds: 'sekunden?|sek',
    howLong: 'wie lange?',
  },
  it: {
    whole: '(?:per |durante )?tutto il (?:video|tempo|filmato)|per tutta la durata',
    seconds: 'second[io]|sec',
    howLong: 'quanto (?:tempo|dura|resta|rimane)|per quanto',
  },
  pt: {
    whole: '(?:durante )?o (?:tempo|video) (?:todo|inteiro)|todo o (?:tempo|video)',
    seconds: 'segundos?|segs?',
    howLong: 'quanto tempo|por quanto',
  },
  ru: {
    whole: '(?:на )?вс[её] (?:видео|время|ролик)|до конца',
    seconds: 'секунд\\p{L}*|сек',
    howLong: 'сколько|как долго|надолго',
  },
};
