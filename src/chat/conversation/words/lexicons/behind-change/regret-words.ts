import type { Language } from '../../../../../texts/languages.ts';

/** How people say that the last change is not what they wanted. Patterns, see `TopicPhrases`. */
interface RegretWords {
  /** The wrong words were changed. */
  wrongWords: string;
  /** They tell what stands there since: “now it says …”. */
  nowSays: string;
}

export const regretWords: Readonly<Record<Language, RegretWords>> = {
  en: {
    wrongWords:
      'removed|deleted|changed|took|cut|replaced|corrected|fixed|edited wrong|incorrect word|words|one|line|thing|part|bit, ^ (the|) wrong word|words|line $, (thats|that_was|it_was|thats_not|that_wasnt) (wrong|the) word|line $, not_that_word $',
    nowSays: '^ (now_it|it_now|and_now_it|but_now_it|no_now_it) says|reads',
  },
  es: {
    wrongWords:
      'equivoc* palabra|palabras|linea|parte, quitaste|quitado|borraste|borrado|cambiaste|cambiado|corregiste|corregido palabra|linea|cosa equivocada|incorrecta, (quitaste|quitado|borraste|borrado|cambiaste|cambiado) (la|lo)_que_no, ^ palabra equivocada|incorrecta $, esa_no_era (la|) palabra $, esa_no_era $, ^ (uy|ay|no|uf|) eso_no_era $',
    nowSays: '^ (y|pero|no|) ahora (dice|pone)',
  },
  fr: {
    wrongWords:
      'enleve|supprime|change|efface|remplace|corrige|retire|modifie mauvais|mauvaise mot|mots|ligne|truc|chose, trompe* de_(mot|ligne), ^ (le|) mauvais_mot $, pas_le_bon_mot, pas_ce_mot $, pas_la_bonne_ligne',
    nowSays: '^ (et|mais|non|) maintenant (ca_dit|il_y_a|c_est_ecrit|c_est_marque)',
  },
  de: {
    wrongWords:
      'falsche|falsches|falschen wort|worte|worter|zeile|stelle geloscht|gestrichen|geandert|entfernt|weggemacht|ersetzt|korrigiert|erwischt, ^ (das|) falsche|falsches wort $, das_war_das_falsche, nicht_das_wort $',
    nowSays: '^ (und|aber|nein|) jetzt (steht|heisst)',
  },
  it: {
    wrongWords:
      'tolto|cancellato|cambiato|eliminato|corretto|sostituito parola|riga|cosa sbagliata, sbagliato parola|riga, ^ (la|) parola_sbagliata $, non_era_(quella|questa) (la|) parola $, non_quella_parola $',
    nowSays: '^ (e|ma|no|) (ora|adesso) (dice|c_e_scritto|ce_scritto)',
  },
  pt: {
    wrongWords:
      'tirou|tirei|apagou|mudou|trocou|removeu|corrigiu|cortou palavra|linha|coisa errada, errou palavra|linha, ^ (a|) palavra_errada $, nao_era_(essa|esta|aquela) (a|) palavra $, nao_era_(essa|esta) $',
    nowSays: '^ (e|mas|nao|) agora (diz|esta_escrito|ta_escrito|aparece)',
  },
  ru: {
    wrongWords:
      '(удалил*|убрал*|поменял*|изменил*|заменил*|исправил*) не_(то|ту|те|там), ^ не_то_слово $, не_та_строка $, это_не_то_слово',
    nowSays: '^ (и|а|но|нет|) теперь (написано|там|пишет)',
  },
};
