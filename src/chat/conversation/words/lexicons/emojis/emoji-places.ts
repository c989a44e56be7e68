import type { Language } from '../../../../../texts/languages.ts';

/** What stands between an emoji and the words at which it is to be: patterns like those of topics. "Before" is among the words of corrections. */
export const emojiPlaces: Readonly<Record<Language, string>> = {
  en: 'next_to, beside, after, behind, before, in_front_of, near, by, at, on, when_i_say, where_i_say, whenever_i_say, every_time_i_say, where_it_says, to_the_word',
  es: 'junto_a, al_lado_de, despues_de, detras_de, tras, antes_de, delante_de, cerca_de, en, cuando_digo, donde_digo, cada_vez_que_digo, donde_dice',
  fr: 'a_cote_de, a_cote_d, a_cote_du, apres, derriere, avant, devant, pres_de, sur, quand_je_dis, ou_je_dis, chaque_fois_que_je_dis',
  de: 'neben, nach, hinter, vor, bei, an, beim, wenn_ich, wo_ich, immer_wenn_ich',
  it: 'accanto_a, vicino_a, di_fianco_a, dopo, dietro, prima_di, davanti_a, su, quando_dico, dove_dico, ogni_volta_che_dico',
  pt: 'ao_lado_de, ao_lado_do, ao_lado_da, junto_a, junto_de, perto_de, depois_de, depois_do, depois_da, apos, antes_de, antes_do, antes_da, em, no, na, quando_digo, quando_eu_digo, onde_digo, onde_eu_digo',
  ru: 'рядом_с, возле, около, после, за, перед, у, когда_я_говорю, где_я_говорю',
};
