import type { Language } from '../../../../../texts/languages.ts';

/** How people ask what a button does. Patterns like those of topics; signs such as quotes do not count. */
interface ButtonWords {
  /** “As my default” and “As my brand”. */
  saveButtons: string;
  /** “Captions .srt”, and such a file. */
  srtFile: string;
  /** Any button, or all of them. */
  resultButtons: string;
}

export const buttonWords: Readonly<Record<Language, ButtonWords>> = {
  en: {
    saveButtons:
      '& (what|whats|why|explain|meaning|mean|means|difference|purpose) (as_my_brand|as_my_default|as_default|as_a_default|as_brand|brand_button|default_button), & (button|buttons|tap|press|click|hit) (brand|default|my_brand|my_default) (what|whats|why|how|for|mean|means|do|does), difference brand default, difference default brand',
    srtFile:
      '(what|whats) (is|s|does|do|can|are) srt, & (what_is|whats|what_s)_(an|a|the)_srt, & srt (mean|means|meaning|purpose|good_for|used_for|what_for|open|opens|import), why_(would|do|should)_i_(need|want) srt, srt (button|file) (do|does|for) $',
    resultButtons:
      '& buttons (explain|mean|means|what_for|what_are|what_do|whats|what_does), & button (what_does|whats|what_is|for_what|what_for|meaning|mean|means|what_happens)',
  },
  es: {
    saveButtons:
      '& (que_pasa|que_hace|que_significa|que_es|para_que_sirve|para_que_es|de_que_sirve|boton|diferencia|que_quiere_decir|explica|explicame|aprieto|presiono|pulso|toco|le_doy) (usar_siempre|como_mi_marca|como_marca|mi_marca|como_predeterminado|predeterminado|por_defecto|lo_de_la_marca)',
    srtFile:
      '& srt (que_es|que_hace|que_significa|para_que|de_que_sirve|como_se_usa|como_uso|como_se_abre|como_abro|como_lo_abro|que_hago|que_quiere_decir)',
    resultButtons:
      '& botones (para_que|que_hacen|que_hace|que_son|que_significan|sirven|explica|explicame), & boton (para_que|que_hace|que_significa|que_es|que_pasa|sirve)',
  },
  fr: {
    saveButtons:
      '& (a_quoi|sert_a_quoi|fait_quoi|que_fait|veut_dire|signifie|est_quoi|bouton|difference|se_passe|appuie|clique|touche|explique) (comme_ma_marque|ma_marque|par_defaut|comme_marque)',
    srtFile:
      '& srt (a_quoi|fait_quoi|que_fait|veut_dire|signifie|est_quoi|est_ce_que_c_est|pour_quoi_faire|ouvre|ouvrir|on_en_fait|fais_quoi|est_ce_qu_un)',
    resultButtons:
      '& boutons (a_quoi|servent|font_quoi|que_font|explique|expliquez|est_quoi|veulent_dire), & bouton (a_quoi|sert|fait_quoi|que_fait|veut_dire|signifie|est_quoi|se_passe)',
  },
  de: {
    saveButtons:
      '& (was_passiert|was_macht|was_bedeutet|was_heißt|was_ist|was_soll|was_bringt|was_bewirkt|wofür|wozu|knopf|button|taste|schaltfläche|unterschied|drücke|draufdrücke|tippe|klicke|erklär|erkläre) (als_meine_marke|meine_marke|als_marke|meiner_marke|als_standard), & (bedeutet|wofür|wozu|knopf|button|taste|drücke|tippe|klicke|was_macht|was_heißt|was_bringt|unterschied) immer_so',
    srtFile:
      '& srt (was_ist|was_macht|was_bedeutet|was_heißt|was_soll|wofür|wozu|was_mache_ich|was_mach_ich|wie_öffne|öffne_ich|was_bringt|wie_benutze)',
    resultButtons:
      '& (knöpfe|buttons|tasten|schaltflächen) (wofür|wozu|was_machen|was_bedeuten|was_sind|erklär|erkläre|bedeuten), & (knopf|button|taste|schaltfläche) (wofür|wozu|was_macht|was_bedeutet|was_passiert|was_ist|was_soll|was_bringt)',
  },
  it: {
    saveButtons:
      '& (a_cosa|a_che|che_fa|cosa_fa|che_succede|cosa_succede|cosa_significa|che_significa|vuol_dire|pulsante|bottone|tasto|differenza|premo|clicco|tocco|schiaccio|spiegami|cos_e|cosa_e|che_cos) (come_mio_marchio|mio_marchio|come_mio_brand|mio_brand|come_marchio|come_brand|come_predefinito|predefinito)',
    srtFile:
      '& srt (a_cosa|a_che|che_fa|cosa_fa|cos_e|cosa_e|che_cos|cosa_significa|vuol_dire|cosa_faccio|come_si_apre|come_lo_apro|come_apro|come_si_usa|cosa_serve)',
    resultButtons:
      '& (pulsanti|bottoni|tasti) (a_cosa|a_che|cosa_fanno|che_fanno|servono|spiegami|spieghi|significano|cosa_sono), & (pulsante|bottone|tasto) (a_cosa|a_che|cosa_fa|che_fa|serve|significa|vuol_dire|che_succede|cosa_succede)',
  },
  pt: {
    saveButtons:
      '& (pra_que_serve|para_que_serve|serve_pra_que|serve_para_que|pra_que_e|o_que_faz|que_faz|o_que_acontece|acontece|o_que_significa|significa|quer_dizer|botao|diferenca|apertar|aperto|clicar|clico|carregar|tocar|toco|explica|o_que_e) (como_minha_marca|minha_marca|como_marca|usar_sempre|como_padrao|padrao)',
    srtFile:
      '& srt (pra_que|para_que|o_que_e|oque_e|o_que_faz|que_faz|o_que_significa|quer_dizer|como_abro|como_abre|como_usa|como_uso|o_que_eu_faco|que_faco)',
    resultButtons:
      '& botoes (pra_que|para_que|o_que_fazem|que_fazem|servem|explica|explique|significam), & botao (pra_que|para_que|o_que_faz|que_faz|serve|significa|quer_dizer|o_que_acontece|o_que_e)',
  },
  ru: {
    saveButtons:
      '& (что_делает|что_будет|что_значит|что_такое|зачем|для_чего|кнопка|кнопку|кнопки|разница|отличие|отличается|нажать|нажму|нажать_на|объясни|означает|что_даёт) (как_мой_бренд|мой_бренд|моя_марка|по_умолчанию), & (кнопка|кнопку|кнопки|нажать|нажму|значит|означает|разница) всегда_так',
    srtFile:
      '& srt (что_это|что_такое|что_значит|зачем|для_чего|что_делать|чем_открыть|как_открыть|куда|что_за|что_делает)',
    resultButtons:
      '& (кнопки|кнопок|кнопками) (зачем|для_чего|что_делают|что_значат|объясни|объясните|что_за|нужны), & (кнопка|кнопку) (зачем|для_чего|что_делает|что_значит|что_за|что_будет|означает)',
  },
};
