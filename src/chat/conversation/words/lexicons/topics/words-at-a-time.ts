import type { Language } from '../../../../../texts/languages.ts';

/** How many words are to be seen at once: "two or three at a time". Patterns like those of topics. */
export const wordsAtATime: Readonly<Record<Language, string>> = {
  en: '(two|2|three|3)_(or|to)_(three|3|four|4) (at_a_time|at_once|each_time|together|per_screen|per_page), in_(twos|threes)_(or|and)_(twos|threes)',
  es: '(dos|2|tres|3)_(o|a)_(tres|3|cuatro|4) (por_vez|a_la_vez|cada_vez|juntas|por_pantalla|de_golpe), de_(dos_en_dos|tres_en_tres)',
  fr: '(deux|2|trois|3)_(ou|a)_(trois|3|quatre|4) (a_la_fois|par_ecran|ensemble|en_meme_temps|par_page), par_(deux|trois)_ou_(trois|quatre)',
  de: '(zwei|2|drei|3)_(oder|bis)_(drei|3|vier|4) (auf_einmal|gleichzeitig|pro_bild|zusammen|auf_einen_blick|am_stück)',
  it: '(due|2|tre|3)_(o|a)_(tre|3|quattro|4) (per_volta|alla_volta|insieme|per_schermata|contemporaneamente)',
  pt: '(duas|dois|2|tres|3)_(ou|a)_(tres|3|quatro|4) (por_vez|de_cada_vez|cada_vez|juntas|por_tela|ao_mesmo_tempo), de_(duas_em_duas|tres_em_tres)',
  ru: 'по_(два|две|2)_(три|или_три|3) (сразу|за_раз|штуки|слова|на_экране|одновременно)',
};
