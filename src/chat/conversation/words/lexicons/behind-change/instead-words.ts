import type { Language } from '../../../../../texts/languages.ts';

/** How people say that a change went to the wrong part. Words separated by blanks, `*` = any end; `opposite` are patterns. */
interface InsteadWords {
  /** The part behind it is not meant. */
  not: string;
  /** A “no” before a pause, or before an article, answers only. */
  no: string;
  /** “I meant”, “I said”. */
  meant: string;
  only: string;
  wrong: string;
  title: string;
  /** What is spoken of beside the parts. */
  captions: string;
  /** The other way. */
  opposite: string;
}

export const insteadWords: Readonly<Record<Language, InsteadWords>> = {
  en: {
    not: 'not isnt arent wasnt dont didnt',
    no: 'no nope nah',
    meant: 'meant mean said talking instead',
    only: 'only just',
    wrong: 'wrong',
    title: 'title titles headline',
    captions: 'caption captions subtitle subtitles subs',
    opposite:
      'other_way_(around|round), other_way $, (the|exact)_opposite, opposite $, reverse $, other|wrong_direction, wrong_way $',
  },
  es: {
    not: 'no tampoco',
    no: 'no nono',
    meant: 'referia refiero decia digo dije queria hablaba hablo',
    only: 'solo solamente unicamente nomas nada',
    wrong: 'equivoc*',
    title: 'titulo titulos',
    captions: 'subtitulos subtitulo',
    opposite: 'al|del_reves, contrario, lo_opuesto, otro|otra lado|sentido|direccion, lo_inverso, a_la_inversa',
  },
  fr: {
    not: 'pas',
    no: 'non nan',
    meant: 'parlais parle voulais dire disais dit',
    only: 'seulement juste uniquement que seul',
    wrong: 'mauvais mauvaise trompe trompes',
    title: 'titre titres',
    captions: 'sous-titres sous titres',
    opposite: 'l_inverse, inverse, contraire, autre_sens|cote|direction, a_l_envers',
  },
  de: {
    not: 'nicht',
    no: 'nein nee ne',
    meant: 'meinte mein meine gemeint sagte gesagt wollte sondern',
    only: 'nur bloss lediglich',
    wrong: 'falsch*',
    title: 'titel uberschrift',
    captions: 'untertitel',
    opposite:
      'andersrum, andersherum, anders_rum, umgekehrt, gegenteil, andere_richtung, falsche_richtung, genau_andersrum',
  },
  it: {
    not: 'non mica',
    no: 'no',
    meant: 'intendevo intendo dicevo dico detto volevo parlavo',
    only: 'solo soltanto solamente',
    wrong: 'sbagliat*',
    title: 'titolo titoli',
    captions: 'sottotitoli sottotitolo',
    opposite: 'al_contrario, contrario, inverso, al_rovescio, altra_direzione|parte, opposto',
  },
  pt: {
    not: 'nao',
    no: 'nao nops',
    meant: 'quis quero dizer falei disse queria referia refiro falava falando dizia',
    only: 'so somente apenas',
    wrong: 'errad*',
    title: 'titulo titulos',
    captions: 'legenda legendas',
    opposite: 'ao_contrario, contrario, inverso, oposto, avesso, outro|outra lado|direcao|sentido',
  },
  ru: {
    not: 'не',
    no: 'нет неа',
    meant: 'имел имела виду говорил говорила сказал сказала хотел хотела',
    only: 'только лишь',
    wrong: 'неправильн* то',
    title: 'заголов*',
    captions: 'субтитр* про',
    opposite: 'наоборот, обратную_сторону, другую_сторону, противоположн*, в_обратную',
  },
};
