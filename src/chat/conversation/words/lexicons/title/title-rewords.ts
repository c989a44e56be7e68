import type { Language } from '../../../../../texts/languages.ts';

/** How a message goes on about the title that the answer before it was about: “actually make it say …”. Words separated by blanks. */
export interface TitleRewords {
  /** One of them stands there: to say, to write, rather. */
  says: string;
  /** What may stand beside them. */
  beside: string;
  /** Behind the title. */
  behind: string;
}

export const titleRewords: Readonly<Record<Language, TitleRewords>> = {
  en: {
    says: 'say says write read reads put rather instead call',
    beside:
      'actually no nope nah ok okay make it that lets should just please can you change to maybe or wait better i want have the but',
    behind: 'instead please rather pls',
  },
  es: {
    says: 'diga ponga pon ponle pongamos escribe escriba escribir poner',
    beside: 'mejor no que en realidad de hecho bueno vale ok lo la le por favor pero quiero si vez prefiero y',
    behind: 'mejor porfa por favor',
  },
  fr: {
    says: 'mets mettez mettre écris écrivez écrire plutôt dise',
    beside: 'finalement non en fait alors bon ok que ça je veux préfère pas y le la mais oui',
    behind: 'plutôt stp s’il te plaît',
  },
  de: {
    says: 'schreib schreibe schreiben lieber nimm nehmen soll statt stattdessen',
    beside: 'nein nee ne doch ach mach bitte da dort es das ok okay aber dann hin heißen stehen lass uns',
    behind: 'bitte hin stattdessen lieber',
  },
  it: {
    says: 'scrivi scriva scrivici metti mettici mettere scrivere dica',
    beside: 'anzi no meglio se che piuttosto ok allora invece per favore ma è si ci',
    behind: 'invece per favore piuttosto',
  },
  pt: {
    says: 'escrever escreve escreva põe coloca coloque bota pôr colocar diga',
    beside: 'melhor não na verdade ok então por favor mas que em vez prefiro aí lá',
    behind: 'então por favor melhor',
  },
  ru: {
    says: 'напиши напишите поставь поставьте сделай пусть лучше',
    beside: 'нет ой а ну ладно там будет давай тогда пожалуйста так но',
    behind: 'лучше пожалуйста',
  },
};
