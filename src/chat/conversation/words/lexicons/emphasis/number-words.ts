import type { Language } from '../../../../../texts/languages.ts';

/**
 * How people wish that numbers, prices and the like stand out, without naming one: “make the money bits pop”. Patterns like those of topics.
 */
export const numbersStandOut: Readonly<Record<Language, string>> = {
  en: '& (numbers|figures|prices|amounts|sums|money|costs|dates|digits|percentages) (pop|pops|pop_out|stand_out|stands_out|jump_out|highlight|highlighted|highlighting|emphasize|emphasise|emphasized|emphasised)',
  es: '& (números|cifras|precios|cantidades|importes|montos|fechas|porcentajes) (resalta|resalte|resalten|resaltar|resaltan|resaltados|destaca|destaque|destaquen|destacar|destacan|destacados|destacadas|salten_a_la_vista)',
  fr: '& (chiffres|nombres|prix|montants|sommes|tarifs|dates|pourcentages) (ressortent|ressortir|ressorte|ressort|en_valeur|en_évidence|en_avant|sautent_aux_yeux|surligne|surligner|surlignez)',
  de: '& (zahlen|preise|preisen|beträge|summen|ziffern|eurobeträge|prozente|daten) (hervorstechen|hervorheben|hervorgehoben|hervor|herausstechen|auffallen|knallen|betonen|betone|rausstechen|ins_auge_springen)',
  it: '& (numeri|cifre|prezzi|importi|somme|costi|date|percentuali) (risalto|risaltare|risaltino|risaltano|evidenza|evidenzia|evidenziare|evidenziati|spicchino|spiccare|saltino_all_occhio)',
  pt: '& (números|preços|valores|quantias|cifras|datas|porcentagens) (destaca|destaque|destacar|destaquem|destacam|destacados|realça|realce|realçar|realcem|em_destaque|chamem_atenção)',
  ru: '& (цифры|числа|цены|суммы|деньги|даты|проценты) (выдели|выделите|выделить|выделяй|выделяйте|выделялись|выделяются|бросались_в_глаза|бросаются_в_глаза|подсвети|подсветите|подсвечивай|подчеркни)',
};
