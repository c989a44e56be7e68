import type { Language } from '../../../../../texts/languages.ts';

/** When the word that is said lights up: "when I say it", "as I speak". Patterns like those of topics. */
export const whileSpoken: Readonly<Record<Language, string>> = {
  en: '(when|as|while|whenever|once|every_time|each_time|the_moment|as_soon_as)_(i|im|i_am|its|it_is|he|shes|hes|she|you|youre|they|theyre|we|somebody|someone)_(say_it|says_it|said|spoken|being_said|being_spoken|say|says|speak|speaks|speaking|talk|talks|talking|saying_it|saying|pronounce_it)',
  es: '(cuando|mientras|segun|conforme|al_momento_que|a_medida_que|en_cuanto|cada_vez_que)_(la_digo|lo_digo|la_dice|lo_dice|se_dice|la_dicen|hablo|habla|hablan|voy_hablando|va_hablando|la_pronuncio|la_pronuncia|se_pronuncia|suena|lo_voy_diciendo|la_voy_diciendo), al_(decirla|decirlo|hablar|pronunciarla)',
  fr: '(quand|lorsque|pendant_que|au_moment_ou|des_que|a_mesure_que|au_fur_et_a_mesure_que)_(je_le_dis|je_parle|il_est_dit|on_le_dit|on_parle|je_le_prononce|il_parle|elle_parle|il_est_prononce|je_dis_le_mot|on_l_entend|on_le_prononce)',
  de: '(wenn|sobald|während|waehrend)_(ich_es_sage|ichs_sage|ich_es_sag|ich_das_sage|ich_spreche|ich_rede|man_es_sagt|man_spricht|es_gesagt_wird|es_gesprochen_wird|ich_dran_bin|er_es_sagt|sie_es_sagt|es_dran_ist|man_es_hört|ich_es_ausspreche|es_ausgesprochen_wird), beim_(sprechen|reden|sagen|aussprechen)',
  it: '(quando|mentre|appena|man_mano_che|ogni_volta_che|nel_momento_in_cui)_(la_dico|lo_dico|parlo|la_dice|si_dice|viene_detta|viene_pronunciata|la_pronuncio|parla|la_si_dice|si_sente|si_pronuncia)',
  pt: '(quando|enquanto|conforme|assim_que|na_hora_que|à_medida_que|toda_vez_que)_(eu_falo|eu_digo|falo|digo|eu_falo_ela|ela_é_dita|ela_é_falada|é_dita|é_falada|eu_estou_falando|eu_to_falando|estou_falando|falar|eu_falar|fala|eu_vou_falando|vou_falando)',
  ru: '(когда|пока|как_только|во_время_того_как)_(я_его_говорю|я_говорю|его_говорят|говорю|я_его_произношу|я_произношу|его_произносят|оно_звучит|звучит|оно_произносится|произносится|говорят|он_говорит|она_говорит|произношу|я_это_говорю)',
};
