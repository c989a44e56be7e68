import type { Language } from '../../../../../texts/languages.ts';

/** What a part of a message says for sure, whatever stands beside it. Patterns like those of topics. */
export interface ExactForms {
  /** “Let’s start from scratch”: the look is plain again. */
  startOver: string;
  /** Said beside it, and part of it: “forget all that”, “wipe the changes”. */
  dropAll: string;
  /** “Save that as our corporate design.” */
  saveBrand: string;
  /** “That is our house style”, beside “remember it”. */
  brandNamed: string;
  /** “Remember it.” */
  keepIt: string;
  /** “Can the captions be taken off again later?” */
  takenOff: string;
  /** “All the next ones like this.” */
  nextVideos: string;
  /** “Blur what is behind me.” */
  blurBehind: string;
  /** “For all upcoming videos”, before what is wished for them. */
  forNext: string;
}

export const exactForms: Readonly<Record<Language, ExactForms>> = {
  en: {
    startOver:
      '^ (ok|okay|please|pls|just|can_we|can_you|lets|let_s|id_like_to|i_want_to|wanna|nah|no) (start|begin)_(over|again|anew|afresh|fresh|all_over) (please|pls|with|$), ^ (start|begin)_(over|again|anew|afresh|fresh|all_over) (please|pls|with_this|$), (start|begin|restart|redo|do|all|everything|thing) from (scratch|zero|square_one), back to square_one, (restart|redo) (everything|it_all|the_whole_thing) $, (want|need|get|take) (clean_slate|fresh_start), (clean_slate|fresh_start) (please|pls|$)',
    dropAll:
      '(forget|scrap|wipe|drop|ditch|bin|undo|ignore) (everything|all|it_all|all_that|all_of_it|all_of_that|all_the_changes|all_changes|the_lot|what_i_said) ',
    saveBrand:
      '& (save|store|keep|remember|set) (brand_look|brand_style|branding|house_style|corporate_design|company_look|company_style|brand_design)',
    brandNamed:
      '(is|be|becomes) (our|my|the) (brand_look|brand_style|branding|house_style|corporate_design|company_look)',
    keepIt: '(remember|keep|save|store)_(it|this|that)',
    takenOff:
      '& (captions|subtitles|subs) (take|taken|taking|remove|removed|get|switch|turn|turned|switched) (off|out|removed|rid) (later|again|afterwards|once_its|when_its|after_its), & (captions|subtitles|subs) (be|i|you) (removed|remove|delete|deleted) (later|again|afterwards), (take|remove|get) (captions|subtitles|subs) after $',
    nextVideos:
      '(every|all) (next|future|upcoming|other) (videos|ones|clips|vids) (like_this|like_that|same|same_way|this_way|too|as_well), (same|like_this) for (all|every) (next|future|upcoming|my) (videos|ones|clips|vids)',
    forNext: 'for (all|every) (next|future|upcoming|following|coming) (videos|ones|clips|vids)',
    blurBehind: '& (blur|blurred|blurry|blurring) (behind_me|behind_us|behind_him|behind_her|behind_them)',
  },
  es: {
    startOver:
      '(hagamoslo|hacerlo|hagamos|empecemos|empezamos|empieza|empezar|empiezalo|empiece|comencemos|comienza|comenzar|arranquemos|arranca|partamos|hazlo|rehazlo|rehaz|todo|volvamos) (de|desde) (cero|el_principio|el_inicio) , (empecemos|empezamos|empieza|empezar|comencemos|comienza|empiece) (otra_vez|de_nuevo|de_vuelta) (con_este|$), (vuelve|volvamos|volver|vuelva)_a_(empezar|comenzar) , borron_y_cuenta_nueva',
    dropAll:
      '(olvida|olvidate|olvidemos|borra|deshaz|quita|descarta|ignora) (todo|todo_eso|todo_esto|todos_los_cambios|lo_que_dije) ',
    saveBrand:
      '& (guarda|guardalo|guardar|guardame|registra|recuerda) (branding|imagen_corporativa|identidad_corporativa|estilo_corporativo|look_corporativo|look_de_marca|estilo_de_marca|diseno_de_marca|imagen_de_marca)',
    brandNamed:
      '(es|sera|seria) (nuestra|nuestro|mi) (imagen_de_marca|imagen_corporativa|estilo_de_marca|look_de_marca)',
    keepIt: '(recuerdalo|guardalo|guardatelo), (recuerda|guarda)_(eso|esto)',
    takenOff:
      '& (quitar|quito|quitas|sacar|saco|borrar|eliminar|retirar|quitarle|quitarlos) (subtitulos|subs) (luego|mas_tarde|mas_adelante|otra_vez|una_vez), (quitar|quito|sacar|borrar|eliminar|retirar) (subtitulos|subs) despues $',
    nextVideos:
      '(todos|para_todos) los_(proximos|siguientes|demas) (asi|igual|iguales|tambien|lo_mismo), (igual|asi|lo_mismo) (para|en) todos_(los|mis) (proximos|siguientes|demas|videos)',
    forNext: 'para todos_(los|mis) (proximos|siguientes|futuros) (videos|clips|$)',
    blurBehind:
      '& (desenfoca|desenfocado|desenfocar|difumina|difuminado|borroso|borrosa) (detras_de_mi|detras_mio|atras_de_mi|detras_de_nosotros)',
  },
  fr: {
    startOver:
      '(on|recommence|recommencons|recommencer|repart|repartons|repars|repartir|reprend|reprends|reprenons|reprendre|refais|refaire|refait) (tout|a|de|depuis) (zero|debut|depart|tout_depuis_le_debut) , (recommence|recommencons|recommencer) (tout|$), (reprends|reprend|reprenons|refais) tout (depuis|du) , repart* a_zero, tout_(reprendre|recommencer), table_rase',
    dropAll:
      '(oublie|oublions|efface|effacons|annule|supprime|laisse_tomber|laisse|vire|jette) (tout|tout_ca|tout_ce_qu|tout_ce_que|tous_les_changements|toutes_les_modifs|toutes_les_modifications) ',
    saveBrand:
      '& (enregistre|enregistrer|sauvegarde|sauvegarder|garde|retiens|memorise) (charte|charte_graphique|branding|identite_visuelle|look_de_marque|style_de_marque|style_maison|image_de_marque)',
    brandNamed: '(est|sera) (notre|ma|mon) (charte_graphique|charte|style_maison|look_de_marque|identite_visuelle)',
    keepIt: '(retiens|garde|enregistre|memorise)_(le|la|ca)',
    takenOff:
      '& (enlever|enleve|retirer|retire|virer|vire|supprimer|effacer|oter|ote) (sous_titres|sous_titrage) (plus_tard|ensuite|apres_coup|une_fois), & (sous_titres) (enlevent|enleves|retires|vires|supprimes) (plus_tard|ensuite|apres_coup|une_fois), (enlever|enleve|retirer|retire|virer|supprimer|effacer) (sous_titres|sous_titrage) apres $',
    nextVideos:
      '(pareil|comme_ca|la_meme_chose|idem|ainsi) pour (toutes|tous) (les|mes) (prochaines|prochains|suivantes|suivants|futures|videos|autres), (toutes|tous) les_(prochaines|prochains|suivantes|suivants|autres) (comme_ca|pareil|pareilles|aussi|ainsi)',
    forNext: 'pour (toutes|tous) (les|mes) (prochaines|prochains|suivantes|suivants|futures|futurs) (videos|clips|$)',
    blurBehind:
      '& (flou|floue|floute|flouter|floutes|floutee|floutez) (derriere_moi|derriere_nous|derriere_lui|derriere_elle|decor|a_derriere)',
  },
  de: {
    startOver:
      '& (fang|fangen|anfangen|beginn|beginne|beginnen|starte|starten|mach|mache|machen|lass|lassen|gehen) (von_vorn|von_vorne|bei_null|von_null), ^ (nochmal|alles|noch_mal|bitte|also) (von_vorn|von_vorne), (neuer_versuch|neustart) (bitte|$), (setz|setze|setzen) (video|das|alles|es) zurück $, (wir|fang|fangt|fangen|lass_uns) (neu|nochmal_neu|ganz_neu|noch_mal_neu) (an|anfangen|beginnen|starten), (starten|beginnen|fangen|anfangen) (frisch|von_neuem), (ganz|komplett)_neu (beginnen|anfangen|starten), nochmal_von_(null|vorn|vorne), ^ (komplett|ganz|alles)_neu (bitte|machen|$), zurück auf (anfang|null|los|start), reset',
    dropAll:
      '(vergiss|vergesst|verwirf|losch|losche|mach|wirf|schmeiß|ignorier*|streich*) (alles_was|alles|das_alles|alle_änderungen|das_ganze|den_ganzen_kram) ',
    saveBrand:
      '& (speicher|speichere|speichern|abspeichern|sicher|sichere|sichern|merk|merke|merken|hinterleg*|ablegen|leg) (branding|firmenlook|firmendesign|firmenstil|corporate_design|hausdesign|hausstil|markenlook|markendesign|markenstil|unternehmenslook|vereinslook), als_(marke|meine_marke|unsere_marke|firmen_cd) (sichern|ablegen|abspeichern|anlegen|speichern|hinterlegen), so_(soll|sollen|muss|sieht) (unsere|meine|die) marke (immer|aussehen|aus)',
    brandNamed:
      '(ist|wird|sei) (unser|mein) (firmenlook|firmendesign|firmenstil|hausstil|hausdesign|branding|corporate_design|markenlook), (nehmen|nehm|nutzen) (als) (firmenlook|firmenstil|hausstil|hausdesign|branding|corporate_design), ^ unser (ci|cd|hausstil|firmenlook)',
    keepIt:
      'merk_dir_(den|das|die|es), (speicher|speichere|sichere)_(den|das|es|ihn), ^ (merken|speichern|abspeichern) $',
    takenOff:
      '& (untertitel) (wegmachen|entfernen|rausnehmen|abnehmen|weg|loswerden|raus|löschen|ausschalten|wegnehmen|rausmachen) (später|danach|nachher|hinterher|wieder|nachträglich)',
    nextVideos:
      '(fur|bei) (alle|allen) (kommenden|kommende|kunftigen|kunftige|zukunftigen|weiteren|nachsten|folgenden|anderen) (videos|clips|filme) (so|genauso|auch|gleich|dasselbe|das_gleiche), (alle|allen)_(kommenden|kunftigen|zukunftigen|weiteren|nachsten|folgenden) (videos|clips|filme) (so|genauso|auch|gleich), (genauso|so|dasselbe) (fur|bei) (alle|allen)_(kommenden|kunftigen|weiteren|nachsten|folgenden)',
    forNext:
      '(für|bei) (alle|allen) (kommenden|kommende|künftigen|künftige|zukünftigen|weiteren|folgenden|nächsten) (videos|clips|filme)',
    blurBehind:
      '& (unscharf|verschwommen|verwischt|verpixelt|weichgezeichnet) (hinter_mir|hinter_uns|hinter_ihr|hinter_ihm|den_rest|der_rest), (mach|mache|stell|bitte) hintergrund (unscharf|verschwommen), hintergrund (weichzeichnen|verwischen|blurren|unscharf_machen|verschwimmen), ^ hintergrund (unscharf|verschwommen) (bitte|$)',
  },
  it: {
    startOver:
      '(ricominciamo|ricomincia|ricominciare|ripartiamo|riparti|ripartire|rifacciamo|rifai|rifallo|cominciamo|iniziamo|partiamo|tutto) (da) (zero|capo|principio) , (ricominciamo|ripartiamo|ricomincia|riparti) $, (ricominciamo|ricomincia|ricominciare|rifacciamo) (tutto|daccapo|dall_inizio) ',
    dropAll:
      '(dimentica|azzera|cancella|scorda|lascia_perdere|butta|annulla|ignora) (tutto|tutto_quanto|tutte_le_modifiche|tutto_quello|tutto_cio) ',
    saveBrand:
      '& (salva|salvalo|salvare|memorizza|registra|tieni|ricorda) (branding|immagine_coordinata|identita_aziendale|stile_aziendale|look_aziendale|look_del_marchio|stile_del_marchio)',
    brandNamed: '(e|sara) (il_nostro|la_nostra|il_mio) (stile_aziendale|immagine_coordinata|look_aziendale)',
    keepIt: '(salvalo|ricordalo|memorizzalo|tienilo)',
    takenOff:
      '& (togliere|tolgo|togli|levare|levo|rimuovere|eliminare|toglierli|levarli) (sottotitoli) (poi|in_seguito|piu_tardi|una_volta|successivamente), (togliere|tolgo|levare|rimuovere|eliminare) sottotitoli dopo $',
    nextVideos:
      '(tutti|per_tutti) i_(prossimi|successivi) (cosi|uguale|uguali|anche|video_cosi|lo_stesso), (uguale|cosi|lo_stesso) per tutti_i (prossimi|successivi|miei)',
    forNext: 'per tutti_i (prossimi|futuri|successivi) (video|filmati|$)',
    blurBehind: '& (sfoca|sfocato|sfocata|sfocare|sfocami) (dietro_di_me|dietro_me|dietro_di_noi|alle_mie_spalle)',
  },
  pt: {
    startOver:
      '(comeca|comecar|comecamos|comecemos|recomeca|recomecar|recomecamos|recomecemos|refaz|refazer|faz|faca|parte|partir|tudo) (do|de|desde) (zero|inicio|comeco|principio) , ^ (comeca|comecar|comece|comecamos|comecemos) (de_novo|outra_vez|tudo_de_novo|tudo_outra_vez), (vamos|quero|podemos|bora|vou) (comecar|recomecar|zerar) (de_novo|outra_vez|$), ^ (recomeca|recomecar|recomecamos|recomecemos|vamos_recomecar) $, e_(recomeca|recomecar|comeca_de_novo|comecar_de_novo) $, volta tudo (comeco|inicio), vamos_do_(inicio|zero|comeco)',
    dropAll:
      '(esquece|esqueca|zera|apaga|desfaz|descarta|desconsidera|ignora|deixa_pra_la) (tudo|tudo_isso|tudo_que|todas_as_mudancas|todas_as_alteracoes) ',
    saveBrand:
      '& (salva|salvar|guarda|guardar|grava|gravar|registra|memoriza) (branding|identidade_visual|visual_da_marca|estilo_da_marca|visual_da_empresa|cara_da_empresa|padrao_da_empresa)',
    brandNamed: '(e|sera|vai_ser) (nossa|nosso|minha) (identidade_visual|visual_da_marca|padrao_da_empresa)',
    keepIt: '(guarda|salva|grava|lembra)_(isso|ele|essa|ela)',
    takenOff:
      '& (tirar|tiro|tira|remover|retirar|apagar|sacar|tirarem) (legenda|legendas) (mais_tarde|em_seguida|uma_vez|posteriormente), (tirar|tiro|remover|retirar|apagar|sacar) (legenda|legendas) depois $',
    nextVideos:
      '(todos|pra_todos|para_todos) os_(proximos|seguintes|outros) (assim|igual|iguais|tambem|desse_jeito|videos_assim), (igual|assim|a_mesma_coisa|do_mesmo_jeito) (pra|para|em|nos) (todos|todos_os) (proximos|seguintes|os_proximos|meus)',
    forNext: '(pra|para|em) (todos_os|todos) (proximos|futuros|seguintes) (videos|$)',
    blurBehind: '& (desfoca|desfocado|desfocar|borrado|embacado|embaca) (atras_de_mim|atras_de_nos|de_tras)',
  },
  ru: {
    startOver:
      '(начни|начнем|начинай|начать|начнём|начинаем|давай|давайте|переделай|сделай) (с_нуля|заново|сначала|с_начала|с_чистого_листа|по_новой) , все_(заново|с_нуля|по_новой), (начнем|начни|начнём|давай|давайте)_(заново|сначала|с_начала|с_нуля)',
    dropAll:
      '(забудь|забудьте|сбрось|сбросьте|удали|отмени|отмените|выкинь|сотри|убери) (все|все_это|все_изменения|все_правки|всё_что) ',
    saveBrand:
      '& (сохрани|сохраните|сохранить|запомни|запомните|запиши|запишите|зафиксируй|занеси) (брендбук|фирменный|фирменное|фирменным|корпоративный|корпоративным|фирстиль), & (сохрани|сохраните|запиши|запишите|запомни) (наш|как) (бренд|брендом|бренда), пусть (будет|станет) (наш|мой) (фирменный|фирменным|брендом), (пусть|чтобы)_(наш|мой) бренд (всегда|так) выгляд*',
    brandNamed: '(это|будет) (наш|мой) (фирменный|корпоративный|бренд)',
    keepIt: '(запомни|сохрани|запомните|сохраните)_(его|это|её)',
    takenOff:
      '& (убрать|снять|удалить|стереть|убрал|уберу|убирать) (субтитры|титры|сабы) (потом|позже|обратно|снова|затем)',
    nextVideos:
      '(все|всем|всех|для_всех)_(следующие|следующих|остальные|будущие|будущих) (так|так_же|такие|такими|тоже), (теперь|отныне|впредь) все (видео|ролики|ролик|видосы) (так|такие|такими|так_же), (так|так_же|то_же) для_всех (следующих|остальных|будущих|моих)',
    forNext: 'для_всех (следующих|будущих|остальных) (видео|роликов|$)',
    blurBehind:
      '& (размой|размыть|размыто|размытый|размытым|заблюрь|заблюрить|блюр) (за_мной|за_нами|сзади|позади), (размой|заблюрь) (фон|задник)',
  },
};
