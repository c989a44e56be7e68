import type { Language } from '../../../../../texts/languages.ts';

/** How people ask for capitals without naming words: patterns like those of topics. */
export interface CapitalsEverywhere {
  /** Each line is to begin with one. */
  lines: string;
  /** They are to stand where they belong. */
  belonging: string;
  /** Words of a question that asks for nothing to be done, separated by commas. */
  why: string;
}

export const capitalsEverywhere: Readonly<Record<Language, CapitalsEverywhere>> = {
  en: {
    lines:
      '& (beginning|beginnings|start|starts|begin|beginn) (sentences|lines|captions|subtitles|phrases) (capital|capitals|capitalised|capitalized|capitalise|capitalize|uppercase), & (beginning|start|starts|begin|begins|starting|first) (each|every|all) (sentence|sentences|line|lines|caption|captions|phrase|subtitle) (capital|capitals|capitalised|capitalized|capitalise|capitalize|uppercase), (each|every|all) (line|lines|sentence|sentences|caption|captions) a_(capital|cap|big_letter), (capitalise|capitalize) (each|every|all|first|start|beginning) (sentence|line|lines|sentences|caption|captions), (sentence|sentences|line|lines)_starts capital*, sentence_case',
    belonging:
      '(capitals|capitalisation|capitalization|capital_letters|caps) (where_they_belong|where_they_should|where_they_go|where_needed|where_necessary|wherever_needed|in_the_right_places|in_all_the_right_places|properly|correctly), (fix|correct|check|sort|mend|sort_out|proper|right) (capitalisation|capitalization|capital_letters|capitals|upper_and_lower_case) , (capitalise|capitalize)_(properly|correctly|everything_properly), (capitalisation|capitalization) (wrong|off|fixed|corrected|missing)',
    why: 'why, how come',
  },
  es: {
    lines:
      '& (principio|comienzo|inicio) (frases|lineas|oraciones|renglones) (mayuscula|mayusculas), & (cada|todas|toda) (linea|lineas|frase|frases|oracion|renglon) (empiece|empiecen|empezar|empieza|empiezan|comience|comiencen|comenzar|principio|inicio|inicial|primera) (mayuscula|mayusculas), cada (linea|frase|oracion) con_mayuscula',
    belonging:
      '(mayusculas|mayuscula) (donde_van|donde_toca|donde_tocan|donde_corresponda|donde_corresponde|donde_haga_falta|donde_deben|donde_hagan_falta|correctamente), (corrige|corregir|arregla|arreglar|revisa|revisar|corrija) (mayusculas|mayusculas_y_minusculas)',
    why: 'por qué, porque',
  },
  fr: {
    lines:
      '& (debut|debuts|commencement) (phrases|lignes|sous_titres|phrase|ligne) (majuscule|majuscules), & (toutes|chaque|tous) (lignes|ligne|phrases|phrase|sous_titres|sous_titre) (commencer|commence|commencent|debuter|debut|debutent|premiere) (majuscule|majuscules|grande_lettre), chaque (ligne|phrase) (une|par_une) majuscule',
    belonging:
      '(majuscules|majuscule) (ou_il_faut|ou_il_en_faut|la_ou_il_faut|la_ou_il_en_faut|ou_elles_doivent|aux_bons_endroits|correctement|a_leur_place), (corrige|corriger|corrigez|verifie|verifier|verifiez|arranger) (majuscules|majuscules_et_minuscules|majuscules_et_les_minuscules)',
    why: 'pourquoi',
  },
  de: {
    lines:
      '& (satzanfang|satzanfange|satzanfangen|satzbeginn|zeilenanfang|zeilenanfange|zeilenanfangen|zeilenbeginn) (gross|grossbuchstabe|grossbuchstaben|grossschreiben|grossgeschrieben|grosser|grossen|grossem), & (anfang|beginn) (satze|satzes|satzen|zeilen|jeder|jedes|jeden|untertitel) (gross|grossbuchstabe|grossbuchstaben|grossschreiben|grossgeschrieben|grosser|grossen|grossem), & (alle|allen|jede|jeder|jedes|jeden) (zeile|zeilen|satz|satze|satzen|untertitel) (gross|grossbuchstaben|grossen|grossem) (beginnen|beginnt|beginne|anfangen|anfangt|fangen|fangt|starten|startet|anfang), & (erste|ersten) (buchstabe|buchstaben|wort) (jeder|jedes|jeden|aller) (zeile|zeilen|satz|satzes|satze) (gross|grossschreiben|grossgeschrieben)',
    belonging:
      '& gross_und_kleinschreibung (berichtigen|berichtige|berichtigt|korrigieren|korrigiere|korrigier|verbessern|verbessere|anpassen|prufen|uberprufen|richtig|stimmt|falsch|fehlt|uberall|ganzen|machen|mach|bitte|beachten), & (gross_kleinschreibung|grossschreibung|gross_und_klein) (berichtigen|berichtige|korrigieren|korrigiere|korrigier|verbessern|anpassen|richtig|stimmt|falsch|fehlt|beachten), grossbuchstaben (wo_sie_hingehoren|wo_sie_hin_gehoren|wo_sie_sein_sollen|an_den_richtigen_stellen)',
    why: 'warum, wieso, weshalb',
  },
  it: {
    lines:
      '& (inizio|allinizio|principio|inizi) (frasi|righe|frase|riga) (maiuscola|maiuscole|maiuscolo), & (ogni|tutte) (riga|righe|frase|frasi) (iniziare|inizia|iniziano|inizi|inizino|cominciare|comincia|cominciano|cominci|comincino|prima|inizio) (maiuscola|maiuscole|maiuscolo), ogni (riga|frase) con_la_maiuscola',
    belonging:
      '(maiuscole|maiuscola) (dove_servono|dove_serve|dove_vanno|dove_ci_vanno|dove_ci_vogliono|al_posto_giusto|correttamente), (correggi|correggere|sistema|sistemare|controlla|controllare|aggiusta) (maiuscole|maiuscole_e_minuscole|maiuscole_e_le_minuscole)',
    why: 'perché',
  },
  pt: {
    lines:
      '& (inicio|comeco|principio) (frases|linhas|frase|linha) (maiuscula|maiusculas), & (cada|todas|toda) (linha|linhas|frase|frases) (comecar|comeca|comecam|comece|comecem|iniciar|inicie|iniciem|inicio|comeco|primeira) (maiuscula|maiusculas), cada (linha|frase) com_maiuscula',
    belonging:
      '(maiusculas|maiuscula) (onde_precisa|onde_precisam|onde_devem|onde_deve|onde_e_preciso|onde_falta|onde_for_preciso|nos_lugares_certos|corretamente), (corrige|corrigir|corrija|arruma|arrumar|arrume|acerta|acertar) (maiusculas|maiusculas_e_minusculas|maiusculas_e_as_minusculas)',
    why: 'por que, porque, por quê',
  },
  ru: {
    lines:
      '& (начале|начала|начало) (предложений|предложения|строк|строки|строчек|фраз|каждой|каждого) (большая|большие|большой|большую|больших|заглавная|заглавные|заглавной|заглавную|заглавных|прописная|прописные|прописной|прописную), & (каждая|каждую|каждой|каждое|каждого|все) (строка|строку|строки|строчка|строчки|строчку|предложение|предложения|фраза|фразу|фразы) (начинать|начинается|начинались|начиналась|начиналось|начинаться|начинаются|начни|начинай|начать|первая|первую) (большой|заглавной|прописной|больших|заглавных|прописных|большую|заглавную), (каждую|каждая|каждое|все) (строку|строка|предложение|строки|предложения) с_(большой|заглавной|прописной)',
    belonging:
      '(большие|заглавные|прописные)_буквы (где_надо|где_нужно|там_где_надо|там_где_нужно|где_положено|где_следует|на_своих_местах), (исправь|исправьте|поправь|поправьте|проверь|проверьте|расставь|расставьте) (большие|заглавные|прописные|заглавные_и_строчные|регистр) ',
    why: 'почему, зачем',
  },
};
