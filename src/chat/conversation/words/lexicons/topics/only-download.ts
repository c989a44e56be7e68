import type { Language } from '../../../../../texts/languages.ts';

/** How people ask for the video behind a link as it is. Patterns like those of topics. */
export interface OnlyDownloadWords {
  /** “Just download”, “nothing but the file”. */
  only: string;
  /** “Save”, “I want the video”. */
  get: string;
  /** “No captions”, “don’t need subtitles”. */
  without: string;
  /** Captions, in whatever sentence. */
  captions: string;
}

export const onlyDownload: Readonly<Record<Language, OnlyDownloadWords>> = {
  en: {
    only: '(just|only|simply) (download|downloading|save|grab|rip|fetch), (download|save|grab|rip|fetch) only, & (download|save|grab|rip|fetch|pull) (nothing_else|thats_it|thats_all), (only|just) (want|need) (to_download|to_save|the_file|the_mp4|the_video_file|the_clip_itself)',
    get: '(download|save|grab|rip|fetch|pull|get|give|want|need|send)',
    without:
      '(dont|do_not) (add|put|make) (captions|subtitles|subs|any_captions), (captions|subtitles|subs) i (dont|do_not) (need|want), (nothing|no_words|no_text)_(on_it|on_top|added), (no|without|zero|minus|skip|leave_out) (captions|subtitles|subs|caption|subtitle|text), (dont|do_not|didnt|not) (need|want) (captions|subtitles|subs|caption|text|any_captions), (captions|subtitles|subs) (not_needed|not_necessary|arent_needed)',
    captions: '(caption|captions|captioned|subtitle|subtitles|subtitled|subs)',
  },
  es: {
    only: '(nada_mas|solo|nomas) (quiero|necesito) (el_archivo|el_mp4|descargarlo|bajarlo), (solo|solamente|nomas|unicamente) (descargar|descargarlo|descarga|descargame|bajar|bajarlo|bajame|baja|guardar), (descargar|descarga|descargame|bajar|bajame|baja|bajarlo) (nada_mas|y_ya|y_listo|nomas|solo|solamente|tal_cual)',
    get: '(descarga|descargar|descargame|descargarlo|descargalo|baja|bajar|bajame|bajarlo|bajalo|guarda|guardame|quiero|necesito|pasame|manda|mandame|dame)',
    without:
      'subtitulos (no|ninguno) (quiero|necesito|hacen|$), no (pongas|anadas|agregues) (subtitulos|nada), sin_nada (encima|$), (sin|nada_de|cero) (subtitulos|subs|texto|letras), no (quiero|necesito|hacen_falta|hace_falta|ocupo) (subtitulos|subs|texto), no_(quiero|necesito)_subtitulos, (subtitulos|subs) no',
    captions: '(subtitulo|subtitulos|subtitular|subtitulame|subs|subtitulado)',
  },
  fr: {
    only: '(juste|seulement|simplement) (telecharger|telecharge|recuperer|recupere|enregistrer|la_telecharger|le_telecharger), (telecharger|telecharge|telechargez|recuperer|recupere|aspirer) (juste|seulement|rien_d_autre|c_est_tout|et_c_est_tout|rien_de_plus|telle_quelle), (telecharge|telecharger) (ca|la|le) rien_d_autre',
    get: '(telecharge|telecharger|telechargez|recupere|recuperer|enregistre|enregistrer|aspirer|veux|voudrais|envoie|donne|passe)',
    without:
      'sous_titres (veux|besoin|faut) (pas|aucun), (mets|ajoute|rajoute) (pas|rien) (sous_titres|dessus), (rien|sans_rien)_dessus, (sans|pas_de|aucun|zero|sans_les|pas_besoin_de) (sous_titres|sous_titrage|texte|soustitres), (veux|besoin) (pas|aucun) (sous_titres|sous_titrage|texte)',
    captions: '(sous_titre|sous_titres|sous_titrage|sous_titrer|soustitres)',
  },
  de: {
    only: '(nur|bloß|einfach|lediglich) (runterladen|herunterladen|downloaden|laden|runter|speichern|ziehen), (runterladen|herunterladen|downloaden|lad|lade) (sonst_nix|sonst_nichts|nur|mehr_nicht|fertig)',
    get: '(runterladen|herunterladen|downloaden|lad|lade|runter|zieh|ziehen|speicher|speichern|haben|will|möchte|brauch|brauche|gib|schick|hol)',
    without:
      'untertitel (brauch|brauche|will|möchte) (keine|nicht), untertitel (weglassen|weg), ohne_(was|etwas|alles)_(drauf|drüber|dran), (ohne|keine|kein|null) (untertitel|text|schrift|untertitelung|captions), (brauch|brauche|will|möchte|mag) (keine|keinen|kein) (untertitel|text|schrift), untertitel (nicht_nötig|brauch_ich_nicht|brauche_ich_nicht|brauchs_nicht)',
    captions: '(untertitel|untertiteln|untertitelt|captions)',
  },
  it: {
    only: '(solo|soltanto|semplicemente) (salvarlo|salvarla|scaricarla|scaricare|scarica|scaricarlo|scaricami|scaricarmi|scaricamelo|salvare), (scaricare|scarica|scaricami|scaricamelo|scarichi) (solo|soltanto|e_basta|nient_altro|niente_altro)',
    get: '(scarica|scaricare|scaricami|scaricarmi|scaricamelo|scarichi|salva|voglio|vorrei|mandami|dammi|passami|serve)',
    without:
      'sottotitoli (non|nessuno) (voglio|servono|$), non (mettere|aggiungere) (sottotitoli|niente), senza_niente_sopra, (senza|niente|zero|nessun) (sottotitoli|testo|scritte|sottotitolo), non (voglio|servono|mi_servono|serve) (sottotitoli|testo|scritte), (sottotitoli) non (servono|li_voglio)',
    captions: '(sottotitolo|sottotitoli|sottotitolare|sottotitolami)',
  },
  pt: {
    only: '(so|somente|apenas) (baixar|baixa|baixe|descarregar|salvar|sacar), (baixar|baixa|baixe|descarregar) (so|apenas|mais_nada|e_so|e_pronto|so_isso)',
    get: '(baixa|baixar|baixe|descarrega|descarregar|salva|salvar|quero|queria|preciso|manda|passa|sacar)',
    without:
      'legenda nao (quero|preciso|precisa|$), nao (coloca|poe|bota) (legenda|nada), sem_nada_(em_cima|por_cima), (sem|nada_de|zero|nenhuma) (legenda|legendas|texto), nao (quero|precisa|preciso|precisa_de) (legenda|legendas|texto|de_legenda)',
    captions: '(legenda|legendas|legendar|legendado)',
  },
  ru: {
    only: '(просто|только|лишь) (скачай|скачать|скачайте|загрузи|выкачай|сохрани), (скачай|скачать|скачайте) (и_все|больше_ничего|только|просто)',
    get: '(скачай|скачать|скачайте|загрузи|загрузить|выкачай|вытащи|сохрани|хочу|нужно|нужен|дай|пришли|скинь)',
    without:
      'не_(добавляй|делай|ставь) (субтитры|титры|ничего), без_ничего, (без|никаких|не_нужны|не_надо) (субтитров|титров|сабов|субтитры|текста), (субтитры|титры|сабы|субтитров) (не_нужны|не_надо|не_хочу|не_нужно)',
    captions: '(субтитры|субтитров|субтитрами|титры|титров|сабы|сабами|сабов)',
  },
};
