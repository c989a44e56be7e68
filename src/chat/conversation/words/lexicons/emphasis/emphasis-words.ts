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
      '(stop|quit|dont|do_not|no_need_to) (highlight|highlighting|emphasise|emphasize|emphasising|emphasizing|stress|stressing|accentuate|accentuating|colour|colouring|color|coloring|underline|underlining), (stop|quit|dont|do_not|no_need)_(make|making|let|letting|have|having|want|to_make|for) (stand|stands|standing|pop|jump)_out, (shouldnt|should_not|mustnt|must_not|neednt|need_not|no_longer) (stand|stands|standing|pop|jump)_out, (doesnt|does_not|dont|do_not)_(need|have)_to (stand|pop|jump)_out, (shouldnt|should_not|no_longer|neednt|need_not)_be (highlighted|emphasised|emphasized|coloured|colored)',
    allPlain:
      '(stop|quit|dont|do_not|no_more) (highlight|highlighting|emphasise|emphasize|emphasising|emphasizing|colour|colouring|color|coloring|making|make|picking|picking_out|marking|bolding|enlarging) (random|some|any|any_old|whatever|arbitrary|certain|odd|various|single|individual)_words',
    names: 'name, names',
  },
  es: {
    plainAgain:
      '(deja|dejen|deje|dejad|para|pare|paren|basta)_(de|ya_de) (destacar|resaltar|marcar|enfatizar|subrayar|pintar|colorear), no (destaques|destaquen|destaque|resaltes|resalten|resalte|enfatices|subrayes|colorees|pintes), (no|ya_no)_(quiero_que|hace_falta|tiene_que|tienen_que|debe|deben|deberia|deberian|necesita) (destacar|destaque|destaquen|resaltar|resalte|resalten|sobresalir|sobresalga)',
    allPlain:
      '(deja|dejen|deje|dejad|para|pare|basta)_(de|ya_de) (destacar|resaltar|marcar|enfatizar|pintar|colorear|poner) (palabras_sueltas|palabras_al_azar|palabras_cualquiera|palabras_porque_si|cualquier_palabra|algunas_palabras|ciertas_palabras), no (destaques|resaltes|pintes|colorees|marques) (palabras_sueltas|palabras_al_azar|cualquier_palabra|algunas_palabras|ciertas_palabras)',
    names: 'nombre, nombres',
  },
  fr: {
    plainAgain:
      '(arrete|arretez|arreter|cesse|cessez)_(de|d) (surligner|souligner|accentuer|colorier|colorer|ressortir|en_valeur|en_evidence|en_avant|en_couleur|en_gras), (surligne|surlignez|souligne|soulignez|accentue|colorie)_(pas|plus), ne (doit|doivent|devrait|devraient|faut)_(pas|plus) (ressortir|en_valeur|en_evidence|en_avant|surligne|surligner|surlignee), (pas|plus)_besoin (ressortir|ressorte|ressortent|surligner|en_valeur|en_evidence|en_avant)',
    allPlain:
      '(arrete|arretez|arreter|cesse|cessez)_(de|d) (surligner|souligner|accentuer|colorier|colorer|mettre|faire) (mots_au_hasard|n_importe_quel_mot|n_importe_quels_mots|certains_mots|des_mots|quelques_mots)',
    names: 'nom, noms, prénom, prénoms',
  },
  de: {
    plainAgain:
      '(hör|hört|höre|hören_sie)_auf (hervorzuheben|herauszuheben|betonen|markieren|einzufärben|färben|anzumalen|unterstreichen|bunt|farbig), (soll|sollen|sollte|sollten|muss|müssen|braucht|darf|dürfen) (nicht|nimmer|net|nicht_mehr|nie) (hervorstechen|herausstechen|auffallen|hervorgehoben|betont|aufzufallen), (nicht|nimmer|net|nicht_mehr) (hervorheben|herausheben|betonen|markieren|einfärben|hervorgehoben), (heb|hebe|hebt) (nicht|nimmer|net|nicht_mehr) (hervor|heraus), (betone|betont|markier|markiere|markiert) (nicht_mehr|nimmer)',
    allPlain:
      '(hör|hört|höre|hören_sie)_auf (irgendwelche|manche|einzelne|einige|zufällige|bestimmte|beliebige)_(wörter|worte) (bunt|farbig|hervorzuheben|betonen|markieren|färben|einzufärben|anzumalen|groß|fett), (keine|nicht) (irgendwelche|manche|einzelne|einige|zufällige|zufälligen|bestimmte)_(wörter|worte) (bunt|farbig|hervorheben|betonen|markieren|einfärben)',
    names: 'name, namen',
  },
  it: {
    plainAgain:
      '(smetti|smettila|smetta|smettete|finiscila|piantala|evita)_di (evidenziare|sottolineare|enfatizzare|accentuare|colorare|risaltare|spiccare|in_risalto|in_evidenza), non (evidenziare|evidenziarmi|evidenzi|enfatizzare|sottolineare|colorare)_(più|piu), non_(deve|devono|dovrebbe|dovrebbero|serve_che|voglio_che) (risaltare|risalti|risaltino|spiccare|spicchi|evidenziata|evidenziato|in_risalto|in_evidenza)',
    allPlain:
      '(smetti|smettila|smetta|smettete|finiscila|piantala|evita)_di (evidenziare|enfatizzare|colorare|sottolineare|mettere|risaltare) (parole_a_caso|parole_qualsiasi|parole_qualunque|qualche_parola|alcune_parole|certe_parole|delle_parole)',
    names: 'nome, nomi',
  },
  pt: {
    plainAgain:
      '(para|pare|parem|deixa|deixe|chega)_de (destacar|realçar|marcar|enfatizar|sublinhar|pintar|colorir|em_destaque|destaque), não (destaques|destaque|destaquem|destaca|realces|realce|sublinhes|pintes|pinte|colora), (não|já_não)_(deve|devem|precisa|precisam|quero_que|tem_que|tem_de|era_para|é_para) (destacar|destaque|destaquem|realçar|em_destaque|sobressair)',
    allPlain:
      '(para|pare|parem|deixa|deixe|chega)_de (destacar|realçar|marcar|enfatizar|pintar|colorir|colocar|pôr) (palavras_aleatórias|palavras_ao_acaso|palavras_soltas|qualquer_palavra|palavras_quaisquer|algumas_palavras|certas_palavras), não (destaque|destaques|pinte|pintes|realce) (palavras_aleatórias|palavras_ao_acaso|palavras_soltas|qualquer_palavra|algumas_palavras|certas_palavras)',
    names: 'nome, nomes',
  },
  ru: {
    plainAgain:
      '(перестань|перестаньте|хватит|прекрати|прекратите|кончай|не_надо|не_нужно|незачем|больше_не) (выделять|выделяй|выделяйте|подсвечивать|подсвечивай|подсвечивайте|подчёркивать|красить|раскрашивать|окрашивать), не_(должно|должна|должны|должен) (выделяться|подсвечиваться|бросаться), (больше|уже|пусть) не_(выделяется|выделяются|подсвечивается|бросается)',
    allPlain:
      '(перестань|перестаньте|хватит|прекрати|прекратите|кончай|не_надо|не_нужно) (выделять|подсвечивать|подчёркивать|красить|раскрашивать|окрашивать) (случайные|какие_то|какие_попало|какие_угодно|какие_придётся|непонятно_какие|любые|отдельные|некоторые|всякие|непонятные)_слова, (перестань|перестаньте|хватит|прекрати|прекратите|кончай|не_надо|не_нужно) (выделять|подсвечивать|красить|раскрашивать) слова_(подряд|наугад|как_попало|где_попало)',
    names: 'имя, имена, имён, клички, названия, названий',
  },
};
