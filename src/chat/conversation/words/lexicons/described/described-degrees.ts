import type { Language } from '../../../../../texts/languages.ts';
import type { Concept } from '../../vocabulary/concepts.ts';

type Degree = 'smaller' | 'bigger' | 'huge' | 'accessible';

/**
 * Sizes that are denied, and letters that somebody cannot read on a phone: "it doesn't need to be that big", "I can't make it out on my phone".
 * Patterns like those of topics.
 */
export const describedDegrees: Readonly<Record<Language, Readonly<Record<Degree & Concept, string>>>> = {
  en: {
    smaller:
      '(doesnt|dont|does_not|do_not|neednt|need_not|no_need)_(need|have|be|for|to) (so|that|this|quite_so)_(big|large|huge|massive), neednt_be_(so|that|this|quite_so)_(big|large|huge|massive), (dont|doesnt)_need_(it|them|the_letters|the_words|the_text) (so|that|this)_(big|large|huge), no_need_for_such (big|large|huge|massive)',
    bigger:
      '(doesnt|dont|does_not|do_not|no_need)_(need|have|for|to) (so|that|this|quite_so)_(small|tiny|little), neednt_be_(so|that|this|quite_so)_(small|tiny|little)',
    huge: '(2x|x2|2_times|two_times|twice|double)_(the_size|as_big|bigger|larger|the_letters|size)',
    accessible:
      '& (phone|mobile|cellphone|iphone) (cant|cannot|barely|hardly|impossible|unreadable|couldnt|unable) (read|make_out|legible)',
  },
  es: {
    smaller:
      '(no_hace_falta|no_hacia_falta|no_necesita|no_necesitan|no_necesito|no_tiene_que|no_tienen_que|no_hay_necesidad) tan_(grande|grandes|gordo|gorda|gordas|enorme|enormes)',
    bigger:
      '(no_hace_falta|no_necesita|no_necesitan|no_tiene_que|no_tienen_que) tan_(pequeño|pequeña|pequeñas|chico|chica|chicas|diminuto|diminutas)',
    huge: '(2x|x2|dos_veces|2_veces)_(mas_grande|mas_grandes|el_tamaño|el_tamano|grande)',
    accessible:
      '& (móvil|celular|teléfono|cel|cell) (no|apenas|imposible) (lee_nada|leer_nada|lee|leer|leo|distingue|leen|distingo)',
  },
  fr: {
    smaller:
      '(pas_besoin|pas_la_peine|pas_nécessaire) (si|aussi)_(gros|grand|grosse|grande|grands|grandes|grosses|énorme)',
    bigger: '(pas_besoin|pas_la_peine|pas_nécessaire) (si|aussi)_(petit|petite|petits|petites|minuscule)',
    huge: '(2x|x2|2_fois|deux_fois)_(plus_gros|plus_grand|plus_grande|plus_grands|la_taille)',
    accessible:
      '& (sur_mon_téléphone|sur_le_téléphone|sur_téléphone|sur_mon_portable|sur_le_portable|sur_portable|sur_mon_tel|sur_tel|sur_mobile|sur_smartphone) (rien|pas|impossible|à_peine) (lit|lire|lis|lisible|lisent|déchiffrer)',
  },
  de: {
    smaller:
      'so_(groß|riesig|gross) (muss|müssen|braucht|brauchen|bräuchte|müsste|müssten) (nicht|ned|net|nich|gar_nicht), (muss|müssen|braucht|brauchen|bräuchte|müsste|müssten) (nicht|ned|net|nich) so_(groß|riesig|gross)',
    bigger:
      'so_(klein|winzig) (muss|müssen|braucht|brauchen|müsste|müssten) (nicht|ned|net|nich|gar_nicht), (muss|müssen|braucht|brauchen|müsste|müssten) (nicht|ned|net|nich) so_(klein|winzig)',
    huge: '(2x|x2|2_mal|zweimal)_(größer|so_groß|die_größe)',
    accessible:
      '& (handy|smartphone|telefon|handybildschirm|iphone) (nicht|kaum|nix|nichts|nimmer|net|ned|unmöglich) (lesen|erkennen|lesbar|erkennt|entziffern), (oma|opa|mutter|mama|papa|vater|großmutter|mutti|eltern|kunden) (sieht|sehen)_(schlecht|nicht_gut|nicht_mehr_gut|kaum_was|nicht_so_gut|nicht_mehr_so_gut)',
  },
  it: {
    smaller:
      'non (serve|serviva|servono|occorre|c_è_bisogno|deve|devono|bisogna) così_(grande|grandi|grosso|grossa|grosse|enorme)',
    bigger:
      'non (serve|serviva|servono|occorre|c_è_bisogno|deve|devono) così_(piccolo|piccola|piccole|piccoli|minuscolo)',
    huge: '(2x|x2|due_volte|2_volte)_(più_grande|più_grandi|la_dimensione|tanto)',
    accessible:
      '& (sul_telefono|sul_mio_telefono|sul_cellulare|sul_mio_cellulare|sul_telefonino|dal_telefono|dal_cellulare|sullo_smartphone) (non|impossibile) (legge_niente|legge_nulla|leggo_niente|leggere_niente|leggere_nulla|legge|leggere|leggo|leggono|leggibile)',
  },
  pt: {
    smaller:
      'não_(precisa|precisam|precisava|precisavam|tem_que|têm_que|é_preciso) tão_(grande|grandes|enorme|enormes|grande_assim|grandes_assim|grande_assim_não|grande_não)',
    bigger: 'não_(precisa|precisam|precisava|tem_que|têm_que|é_preciso) tão_(pequeno|pequena|pequenas|miúdo|miúda)',
    huge: '(2x|x2|duas_vezes|2_vezes)_(maior|maiores|o_tamanho)',
    accessible:
      '& (celular|telefone|telemóvel|cel|iphone) (não|mal|impossível) (ler_nada|lê_nada|ler|lê|leio|legível|lendo)',
  },
  ru: {
    smaller:
      '(не_надо|не_нужно|незачем|необязательно|не_обязательно) (так|такие|такими|такой)_(крупно|крупные|крупными|большие|большими|огромные|огромными), (так|такие|такими)_(крупно|крупные|крупными|большие|огромные) (не_надо|не_нужно|незачем|необязательно|ни_к_чему)',
    bigger:
      '(не_надо|не_нужно|незачем|необязательно) (так|такие|такими|такой)_(мелко|мелкие|мелкими|маленькие|маленькими), (так|такие)_(мелко|мелкие|маленькие) (не_надо|не_нужно|незачем|ни_к_чему)',
    huge: '(2x|x2|в_2_раза|в_два_раза|вдвое)_(больше|крупнее|покрупнее)',
    accessible:
      '& (на_телефоне|на_моём_телефоне|на_смартфоне|на_мобильном|на_мобильнике|с_телефона) (не|нельзя|невозможно|трудно|еле) (прочитать|прочесть|читается|читаются|разобрать|разглядеть|видно|видать), (бабушка|дедушка|мама|папа|клиенты|родители|бабуля) (плохо_видит|плохо_видят|слабо_видит|почти_не_видит|не_видит_мелкого)',
  },
};
