import { compilePatterns, type Pattern, placeOf } from '../topics/patterns.ts';
import type { Spoken } from './mentions.ts';

/** How a word is to be written. */
export type LetterCase = 'first' | 'all' | 'small';

/** What people say for it, in all our languages: patterns like those of topics. */
const phrases: Record<LetterCase, string> = {
  first:
    'with_a_(capital|big|cap|upper_case|uppercase) , (has|needs|gets|have|wants)_a_(capital|big_letter|cap), capital_first_letter, (is|be|gets|should_be)_capitalised, (is|be|gets|should_be)_capitalized, ' +
    '(gross|groß)_(geschrieben|schreiben), mit_(grossem|großem|grossen|großen), (wird|schreibt_man|gehort)_(gross|groß) $, ' +
    '(con|lleva|va_con|empieza_con)_mayuscula, con_la_primera_en_mayuscula, con_(letra|inicial)_mayuscula, con_mayuscula_inicial, ' +
    '(avec|a|prend)_une_(majuscule|maj), avec_(un|une)_grand, en_majuscule $, avec_majuscule, ' +
    'con_la_maiuscola, con_(iniziale|lettera)_maiuscola, (va|ci_va)_la_maiuscola, maiuscola $, con_la * maiuscola, ' +
    'com_(letra_|inicial_|)maiuscula, com_letra_maiuscula, com_inicial_maiuscula, com_a_primeira_maiuscula, com * maiusculo, com_maiuscula, ' +
    'с_(большой|заглавной|прописной) , с_большой_буквы, с_заглавной_буквы',
  all:
    '(in|all|with|use)_(capitals|caps|uppercase|upper_case|capital_letters|big_letters), all_caps, (all|completely)_(uppercase|in_caps), ' +
    '(in|mit|alles)_(grossbuchstaben|großbuchstaben), (alles|komplett|ganz)_(gross|groß), in_versalien, ' +
    '(en|todo_en|con|todo_con)_mayusculas, (todo|todas|toda)_(mayusculas|mayuscula), ' +
    '(en|tout_en)_(majuscules|maj|capitales), ' +
    '(in|tutto|tutta|tutto_in|tutte)_(maiuscolo|maiuscola|maiuscole|stampatello), in_lettere_maiuscole, ' +
    '(em|tudo_em|com|tudo)_(maiusculas|maiusculo), em_caixa_alta, em_letras_maiusculas, ' +
    '(большими|заглавными|прописными)_буквами, капсом, в_верхнем_регистре',
  small:
    '(in|all|with|use)_(lowercase|lower_case|small_letters), lowercase $, lower_case $, with_a_(small|lowercase|lower_case), (not|isnt)_capitalised, (not|isnt)_capitalized, ' +
    'klein_(geschrieben|schreiben), mit_(kleinem|kleinen), (wird|schreibt_man)_klein $, in_kleinbuchstaben, mit_kleinbuchstaben, ' +
    '(en|con|todo_en|va_en|va_con)_(minuscula|minusculas), con_letra_minuscula, sin_mayuscula, ' +
    '(en|avec_une|tout_en)_(minuscule|minuscules), avec_un_petit, sans_majuscule, ' +
    'minusculo $, minuscolo $, (in|tutto|con_la|con|tutto_in)_(minuscolo|minuscola|minuscole), con_la * minuscola, senza_maiuscola, ' +
    '(em|com|tudo_em|tudo)_(minuscula|minusculas|minusculo), com_letra_minuscula, com * minusculo, sem_maiuscula, em_caixa_baixa, ' +
    'с_(маленькой|строчной) , с_маленькой_буквы, (маленькими|строчными)_буквами, в_нижнем_регистре',
};

const patterns: readonly Pattern<LetterCase>[] = compilePatterns<LetterCase>(phrases);

/** Where some words name a letter case: the longest phrase; null = they do not. */
export function letterCaseIn(words: readonly Spoken[]): { letterCase: LetterCase; from: number; to: number } | null {
  const keys = words.map(({ token }) => ({ key: token.key, isNumber: token.kind === 'number' }));
  const found = patterns.flatMap((pattern) => {
    const place = placeOf(pattern, keys);
    return place ? [{ letterCase: pattern.name, from: place.from, to: place.to + 1, steps: pattern.steps.length }] : [];
  });
  return found.sort((one, other) => other.steps - one.steps)[0] ?? null;
}

export function inLetterCase(text: string, letterCase: LetterCase): string {
  if (letterCase === 'all') return text.toUpperCase();
  if (letterCase === 'small') return text.toLowerCase();
  return text.replace(/^\P{L}*\p{L}/u, (begin) => begin.toUpperCase());
}
