import type { Language } from '../../../../../texts/languages.ts';

/** What stands right before the words of a title: phrases, separated by `,`, of which each word is a regular expression for folded words. */
export interface TitleLeads {
  /** Behind the word "title": "something like". A single word counts before a capital or a number only. */
  like: string;
  /** In a remark on the title that a video has: "it should say". */
  shouldSay: string;
  /** First in a message that takes something back; words, separated by blanks. */
  no: string;
  /** Behind that, before what was meant, and where it is to be seen; words, separated by blanks. */
  meant: string;
}

export const titleLeads: Readonly<Record<Language, TitleLeads>> = {
  en: {
    like: '(something|smth|sth) (like|along), along the lines of, such as, for example, eg',
    shouldSay:
      '(should|must|shall|shouldve) (say|read|be|said), (needs|need|has|have|ought|supposed|meant) to (say|read|be), (wanted|want) it to (say|read|be)',
    no: 'no nope nah',
    meant: 'i meant mean like on the screen screen was talking',
  },
  es: {
    like: 'algo (como|tipo), algo asi como, por ejemplo, una cosa como, tipo, como',
    shouldSay:
      '(deberia|debe|debia) (decir|poner|ser), (tiene|tendria|tenia) que (decir|poner|ser), (quiero|queria) que (diga|ponga|dijera|pusiera)',
    no: 'no nop',
    meant: 'digo decía quise decir como me refiero hablo en la pantalla pantalla',
  },
  fr: {
    like: '(quelque|qque) chose comme, un (truc|titre) comme, du genre, par exemple, genre',
    shouldSay:
      '(devrait|doit|devait) (dire|etre|afficher|marquer), (faut|faudrait|fallait) (marquer|ecrire|mettre|lire), (faut|faudrait|fallait) que ce soit, (voulais|voudrais|veux) que ca dise',
    no: 'non nan',
    meant: "je parle parlais voulais dire comme à l écran l’écran l'écran",
  },
  de: {
    like: '(sowas|etwas) wie, so (was|etwas) wie, (was|irgendwas) wie, zum beispiel, zb',
    shouldSay:
      '(es|da|dort|er|das|drin) (sollte|soll|muss|musste|musst) (eigentlich|doch|nur|da|so)? (stehen|heissen|lauten)?',
    no: 'nein nee ne nö',
    meant: 'ich meine meinte rede so wie auf dem bildschirm bildschirm',
  },
  it: {
    like: '(qualcosa|una) (come|tipo), una cosa (come|tipo), per esempio, ad esempio, tipo',
    shouldSay:
      '(dovrebbe|deve|doveva) (dire|essere), (dovrebbe|deve|doveva) esserci scritto, (volevo|vorrei|voglio) che (dicesse|dica|fosse)',
    no: 'no',
    meant: 'dico dicevo intendo intendevo volevo dire come sullo schermo schermo',
  },
  pt: {
    like: 'algo (como|tipo|assim), (qualquer|uma) coisa (como|tipo), por exemplo, tipo',
    shouldSay:
      '(deveria|devia|deve) (dizer|ser|ficar), (tem|tinha|teria) (que|de) (dizer|ser), (era|e) (para|pra) (dizer|ser|ficar), (quero|queria) que (diga|dissesse|fosse)',
    no: 'não nao',
    meant: 'digo quis dizer tipo como falo falei na tela tela',
  },
  ru: {
    like: '(что-то|что-нибудь|чтото|чтонибудь) (вроде|типа|наподобие), например, вроде, типа',
    shouldSay:
      '(должно|должен|должна) быть (написано|так)?, (надо|нужно) (чтобы|чтоб) было (написано)?, (надо|нужно) написать, хотел(а)? (чтобы|чтоб) было (написано)?',
    no: 'нет не',
    meant: 'я про имею имел имела ввиду виду в о говорю на экране экрана экран',
  },
};
