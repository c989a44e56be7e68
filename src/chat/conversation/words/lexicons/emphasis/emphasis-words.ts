import type { Language } from '../../../../../texts/languages.ts';

/** What a language's people say about words that stand out. Patterns like those of topics. */
interface EmphasisWords {
  /** That words are no longer to stand out, with the words before, between or behind. A complaint that they do not is none of these. */
  plainAgain: string;
  /** The same of any words at all. */
  allPlain: string;
  /** "Names": what a list behind it names. */
  names: string;
}

export const emphasisWords: Readonly<Record<Language, EmphasisWords>> = {
  en: {
    plainAgain:
      '(unmark|unhighlight|unemphasise|unemphasize|unbold), (stop|quit|dont|do_not|no_need_to) (highlight|highlighting|emphasise|emphasize|emphasising|emphasizing|stress|stressing|accentuate|accentuating|colour|colouring|color|coloring|underline|underlining), (stop|quit|dont|do_not|no_need)_(make|making|let|letting|have|having|want|to_make|for) (stand|stands|standing|pop|jump)_out, (shouldnt|should_not|mustnt|must_not|neednt|need_not|no_longer) (stand|stands|standing|pop|jump)_out, (doesnt|does_not|dont|do_not)_(need|have)_to (stand|pop|jump)_out, (shouldnt|should_not|no_longer|neednt|need_not)_be (highlighted|emphasised|emphasized|coloured|colored)',
    allPlain:
      '(stop|quit|dont|do_not|no_more) (highlight|highlighting|emphasise|emphasize|emphasising|emphasizing|colour|colouring|color|coloring|making|make|picking|picking_out|marking|bolding|enlarging) (random|some|any|any_old|whatever|arbitrary|certain|odd|various|single|individual)_words, (unmark|unemphasise|unemphasize|unbold) (all|every|everything|any|the_words|my_words|those_words|these_words|words), (no|zero)_(marked|emphasised|emphasized|standout|special)_words, (take|remove|clear|drop|delete|lose|scrap)_(the|all|all_the|all_my|my|those|these)_(marks|markings) (off|from_the_words|on_the_words|on_words|$), (take|remove|clear|drop|delete|lose|scrap|kill|no)_(the|all|all_the|any|that|more)_emphasis, (stop|quit|dont|do_not|no_need_to|never) (mark|marking|emphasise|emphasize|emphasising|emphasizing|bold|bolding)_(any_words|any_word|any_of_the_words|words|anything) $, (stop|quit|dont|do_not|never) (make|making|let|letting|have|having|want|for) (any|any_of_the|single|random)_(words|word) (stand|standing|pop|popping|jump|jumping)_out, (no_word|no_words|none_of_the_words|nothing|no_single_word)_(should|shall|needs_to|has_to|is_to|must|to) (stand_out|be_marked|be_emphasised|be_emphasized|be_bigger|pop_out)',
    names: 'name, names',
  },
  es: {
    plainAgain:
      '(desmarca|desmarque|desmárcame), (deja|dejen|deje|dejad|para|pare|paren|basta)_(de|ya_de) (destacar|resaltar|marcar|enfatizar|subrayar|pintar|colorear), no (destaques|destaquen|destaque|resaltes|resalten|resalte|enfatices|subrayes|colorees|pintes), (no|ya_no)_(quiero_que|hace_falta|tiene_que|tienen_que|debe|deben|deberia|deberian|necesita) (destacar|destaque|destaquen|resaltar|resalte|resalten|sobresalir|sobresalga)',
    allPlain:
      '(deja|dejen|deje|dejad|para|pare|basta)_(de|ya_de) (destacar|resaltar|marcar|enfatizar|pintar|colorear|poner) (palabras_sueltas|palabras_al_azar|palabras_cualquiera|palabras_porque_si|cualquier_palabra|algunas_palabras|ciertas_palabras), no (destaques|resaltes|pintes|colorees|marques) (palabras_sueltas|palabras_al_azar|cualquier_palabra|algunas_palabras|ciertas_palabras), (desmarca|desmarcar|desmarque|desmárcame|desmárcalas) (todas|todo|palabras|las_palabras), (quita|quitar|quite|quítame|quítale|elimina|borra|saca) (las|todas_las|esas|mis)_marcas (de_las_palabras|a_las_palabras|de_palabras|en_las_palabras|$), (quita|quitar|quite|quítame|elimina|saca) (lo|todo_lo)_(destacado|marcado), (quita|quitar|quite|quítame|elimina|saca|fuera) (los_destacados|el_énfasis|los_énfasis|las_palabras_destacadas), (no|ya_no|nunca) (destaques|resaltes|marques|destacar|resaltar|marcar|enfatices) (nada|ninguna|ni_una), (no_quiero|no_quiero_que_haya|sin) (nada_destacado|nada_marcado|ninguna_palabra_marcada|ninguna_palabra_destacada|palabras_marcadas)',
    names: 'nombre, nombres',
  },
  fr: {
    plainAgain:
      '(démarque|démarquez), (arrete|arretez|arreter|cesse|cessez)_(de|d) (surligner|souligner|accentuer|colorier|colorer|ressortir|en_valeur|en_evidence|en_avant|en_couleur|en_gras), (surligne|surlignez|souligne|soulignez|accentue|colorie)_(pas|plus), ne (doit|doivent|devrait|devraient|faut)_(pas|plus) (ressortir|en_valeur|en_evidence|en_avant|surligne|surligner|surlignee), (pas|plus)_besoin (ressortir|ressorte|ressortent|surligner|en_valeur|en_evidence|en_avant)',
    allPlain:
      '(arrete|arretez|arreter|cesse|cessez)_(de|d) (surligner|souligner|accentuer|colorier|colorer|mettre|faire) (mots_au_hasard|n_importe_quel_mot|n_importe_quels_mots|certains_mots|des_mots|quelques_mots), (démarque|démarquer|démarquez) (tous|tout|les_mots|mots), (enlève|enlever|enlevez|supprime|supprimez|retire|retirez|vire|ôte) (les|toutes_les|ces|mes)_(mises_en_valeur|mises_en_avant|mises_en_évidence|mises_en_relief|marques|accentuations) (des_mots|sur_les_mots|$), (aucun|pas_de|zéro) (mot|mots) (mis_en_valeur|mis_en_avant|mis_en_évidence|mis_en_relief|en_relief|en_évidence|en_valeur|marqué|marqués|accentué|accentués), (ne|n) (marque|marquez|marquer|accentue|accentuez|souligne) (aucun|plus_aucun)_mot',
    names: 'nom, noms, prénom, prénoms',
  },
  de: {
    plainAgain:
      '(entmarkier|entmarkiere), (hör|hört|höre|hören_sie)_auf (hervorzuheben|herauszuheben|betonen|markieren|einzufärben|färben|anzumalen|unterstreichen|bunt|farbig), (soll|sollen|sollte|sollten|muss|müssen|braucht|darf|dürfen) (nicht|nimmer|net|nicht_mehr|nie) (hervorstechen|herausstechen|auffallen|hervorgehoben|betont|aufzufallen), (nicht|nimmer|net|nicht_mehr) (hervorheben|herausheben|betonen|markieren|einfärben|hervorgehoben), (heb|hebe|hebt) (nicht|nimmer|net|nicht_mehr) (hervor|heraus), (betone|betont|markier|markiere|markiert) (nicht_mehr|nimmer)',
    allPlain:
      '(hör|hört|höre|hören_sie)_auf (irgendwelche|manche|einzelne|einige|zufällige|bestimmte|beliebige)_(wörter|worte) (bunt|farbig|hervorzuheben|betonen|markieren|färben|einzufärben|anzumalen|groß|fett), (keine|nicht) (irgendwelche|manche|einzelne|einige|zufällige|zufälligen|bestimmte)_(wörter|worte) (bunt|farbig|hervorheben|betonen|markieren|einfärben), (keine|keines|keins)_(wörter|worte|wort|begriffe) (hervorheben|hervorgehoben|herausheben|herausstellen|markieren|markiert|betonen|betont|hervorstechen|rausstechen), (kein|kein_einziges)_wort (hervorheben|hervorgehoben|herausheben|markieren|markiert|betonen|betont|hervorstechen|rausstechen), (nix|nichts|gar_nichts|gar_nix) (hervorheben|hervorgehoben|herausheben|markieren|markiert|betonen|betont) $, (markier|markiere|betone) (keine|kein|keins|nix|nichts)_(wörter|wort|mehr), (heb|hebe) (keine|kein|keins|nix|nichts) (hervor|heraus), (entmarkier|entmarkiere|entmarkieren) (alle|wörter|alles), (markierungen|betonungen)_(der|von_den|bei_den|an_den)_(wörter|wörtern|worten) (weg|raus|entfernen|löschen|aufheben)',
    names: 'name, namen',
  },
  it: {
    plainAgain:
      '(smetti|smettila|smetta|smettete|finiscila|piantala|evita)_di (evidenziare|sottolineare|enfatizzare|accentuare|colorare|risaltare|spiccare|in_risalto|in_evidenza), non (evidenziare|evidenziarmi|evidenzi|enfatizzare|sottolineare|colorare)_(più|piu), non_(deve|devono|dovrebbe|dovrebbero|serve_che|voglio_che) (risaltare|risalti|risaltino|spiccare|spicchi|evidenziata|evidenziato|in_risalto|in_evidenza)',
    allPlain:
      '(smetti|smettila|smetta|smettete|finiscila|piantala|evita)_di (evidenziare|enfatizzare|colorare|sottolineare|mettere|risaltare) (parole_a_caso|parole_qualsiasi|parole_qualunque|qualche_parola|alcune_parole|certe_parole|delle_parole), (togli|togliere|tolga|togliete|elimina|eliminare|leva|levare|rimuovi|via) (le|tutte_le|quelle)_(evidenziazioni|sottolineature|marcature) (dalle_parole|alle_parole|delle_parole|$), (togli|togliere|tolga|elimina|leva|rimuovi) (tutti_i|i)_segni_(dalle|alle|sulle)_parole, (togli|togliere|tolga|elimina|leva|rimuovi) (l_enfasi|enfasi|le_parole_in_risalto|le_parole_evidenziate), (non|nessun_bisogno_di) (evidenziare|evidenziarmi|evidenzi|mettere_in_risalto|mettere_in_evidenza|marcare) (niente|nulla|nessuna), (niente|nulla|nessuna_parola) (in_risalto|in_evidenza|evidenziato|evidenziata|marcata|marcato)',
    names: 'nome, nomi',
  },
  pt: {
    plainAgain:
      '(desmarca|desmarque), (para|pare|parem|deixa|deixe|chega)_de (destacar|realçar|marcar|enfatizar|sublinhar|pintar|colorir|em_destaque|destaque), não (destaques|destaque|destaquem|destaca|realces|realce|sublinhes|pintes|pinte|colora), (não|já_não)_(deve|devem|precisa|precisam|quero_que|tem_que|tem_de|era_para|é_para) (destacar|destaque|destaquem|realçar|em_destaque|sobressair)',
    allPlain:
      '(para|pare|parem|deixa|deixe|chega)_de (destacar|realçar|marcar|enfatizar|pintar|colorir|colocar|pôr) (palavras_aleatórias|palavras_ao_acaso|palavras_soltas|qualquer_palavra|palavras_quaisquer|algumas_palavras|certas_palavras), não (destaque|destaques|pinte|pintes|realce) (palavras_aleatórias|palavras_ao_acaso|palavras_soltas|qualquer_palavra|algumas_palavras|certas_palavras), (tira|tire|tirar|remove|remova|retira|retire|elimina|apaga) (os|todos_os|esses|meus)_destaques, (tira|tire|tirar|remove|remova|retira|apaga) (o_destaque|a_ênfase|as_marcações|as_marcas|os_marcados)_(das|de_todas_as|nas)_palavras, (sem|nada_de|nenhuma) (palavras|palavra) (destacadas|destacada|marcadas|marcada|em_destaque|em_evidência), (desmarca|desmarque|desmarcar|desmarcas) (todas|tudo|palavras|as_palavras), (não|nem) (destaca|destaque|destaques|marca|marque|marques|realça|realce) (nada|nenhuma), (não_quero|sem|não_precisa_de) (nada|nenhuma_palavra)_(destacado|destacada|em_destaque|marcado|marcada)',
    names: 'nome, nomes',
  },
  ru: {
    plainAgain:
      '(перестань|перестаньте|хватит|прекрати|прекратите|кончай|не_надо|не_нужно|незачем|больше_не) (выделять|выделяй|выделяйте|подсвечивать|подсвечивай|подсвечивайте|подчёркивать|красить|раскрашивать|окрашивать), не_(должно|должна|должны|должен) (выделяться|подсвечиваться|бросаться), (больше|уже|пусть) не_(выделяется|выделяются|подсвечивается|бросается)',
    allPlain:
      '(перестань|перестаньте|хватит|прекрати|прекратите|кончай|не_надо|не_нужно) (выделять|подсвечивать|подчёркивать|красить|раскрашивать|окрашивать) (случайные|какие_то|какие_попало|какие_угодно|какие_придётся|непонятно_какие|любые|отдельные|некоторые|всякие|непонятные)_слова, (перестань|перестаньте|хватит|прекрати|прекратите|кончай|не_надо|не_нужно) (выделять|подсвечивать|красить|раскрашивать) слова_(подряд|наугад|как_попало|где_попало), (убери|уберите|убрать|сними|снимите|снять|отмени|отмените|отключи|отключите|выключи) (выделение|выделения|пометки|отметки|маркировку)_(слов|со_слов|у_слов|с_слов|со_всех_слов|всех_слов|отдельных_слов), (убери|уберите|убрать|сними|снимите|снять|отмени|отмените|отключи|отключите)_(выделение|выделения|пометки|отметки|все_выделения|всё_выделение|все_пометки) (пожалуйста|плиз|пж|$), (никаких|без) (выделенных_слов|выделений|выделения_слов|пометок), (никакие|никаких)_(слова|слов) (выделять|выделяй|выделяйте|помечать), не_(выделяй|выделяйте|надо_выделять|нужно_выделять|выделять|помечай) (никакие|никаких|ничего|ни_одного|ни_одно), не_(выделяй|выделяйте|надо_выделять|нужно_выделять|выделять|помечай)_слова $, слова_не_(надо|нужно)_(выделять|помечать), (ничего|ни_одного_слова|ни_одно_слово)_не_(выделяй|выделяйте|выделять|надо_выделять|нужно_выделять|помечай)',
    names: 'имя, имена, имён, клички, названия, названий',
  },
};
