import type { Language } from '../../../../../texts/languages.ts';

/** What a first or a last one may be of a text or a time, and is no video; separated by blanks. */
export const partsOfText: Readonly<Record<Language, string>> = {
  en: 'word words letter letters sentence sentences second seconds sec secs minute minutes part half bit frame page few three two time thing things name person guy speaker of off thought thoughts impression try',
  es: 'palabra palabras letra letras segundos minutos minuto mitad parte vez veces',
  fr: 'mot mots lettre lettres seconde secondes minute minutes partie moitié fois chose choses',
  de: 'wort wörter sekunde sekunden minuten teil hälfte mal sache',
  it: 'parola parole lettera lettere secondi minuto minuti parte metà volta volte cosa cose',
  pt: 'palavra palavras letra letras segundos minuto minutos metade parte vez vezes coisa',
  ru: 'слово слова секунда секунды секунд минута минуты часть раз',
};
