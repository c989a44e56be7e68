import type { Language } from '../../../../../texts/languages.ts';

/** What people say around a word of the title that is spelled wrong; folded words, separated by blanks (й = и, ё = е). */
export const titleTypos: Readonly<Record<Language, string>> = {
  en: 'wrong typo typos spelled spelt spelling misspelled misspelt mistake error oops ups sorry my bad its is it was should be not with say says meant mean means fix correct right name word of the a in on u you i have has that change to no nope wait actually please pls',
  es: 'son mal error errata escrito escrita escribe escribi escribiste ups uy perdon perdona es era no con sino debe decir dice que se lo el la en esta equivocado equivoque quise corrige corrigelo va seria palabra nombre mi por favor cambia y',
  fr: 'faux fausse faute erreur mal ecrit ecrite oups desole pardon cest c est etait pas non mais plutot avec faut ecrire le la il y a une un dans de du trompe voulais dire corrige mot nom mon sécrit secrit s ecrit',
  de: 'falsch falscher fehler tippfehler vertippt verschrieben geschrieben schreibt man ups oh sorry ist heisst heissen soll sollte nicht sondern muss richtig richtige korrigier bitte im in der die das ein einen wort name da sich mit es war hast du hab ich mich nein ne',
  it: 'sbagliato sbagliata errore refuso scritto scritta male ups ops scusa scusi e era non ma si scrive con deve essere dire il la lo nel un ho hai volevo correggi parola nome mio cambia c',
  pt: 'errado errada erro digitei digitacao escrito escrita escrevi escreveu mal ops opa desculpa e era nao mas com deve ser o a no na tem um uma quis dizer corrige certo palavra nome meu muda escreve se',
  ru: 'неправильно ошибка опечатка ошибся ошиблась написано написал написала пишется ой упс извините прости это не а с должно быть надо нужно исправь исправьте слово имя мое в там есть правильно нет',
};
