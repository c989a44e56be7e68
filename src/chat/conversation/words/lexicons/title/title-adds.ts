import type { Language } from '../../../../../texts/languages.ts';

/** How people add something to the title that is there; folded words, separated by blanks (й = и, ё = е). */
export interface TitleAdds {
  /** "add", "is missing", "forgot". */
  adds: string;
  /** Where it is to stand, and without a meaning of their own. */
  beside: string;
  /** Before what belongs to the person, whose words are not given: "my address". */
  own: string;
}

export const titleAdds: Readonly<Record<Language, TitleAdds>> = {
  en: {
    adds: 'add adding include put write missing misses forgot forgotten left append insert need needs stick slap with plus underneath under below beneath',
    beside:
      'to it on in under below underneath beneath after behind at the bottom end of line second a and also my our is was too pls please can u could you we i me there still same as well bro here this that want should have handle its s out then just ok okay oh yeah',
    own: 'my our the',
  },
  es: {
    adds: 'falta faltan falto anade anadir anadele agrega agregar agregale agregame pon ponle poner ponga mete metele incluye olvide olvidaste suma sumale escribe con debajo abajo',
    beside:
      'y el la los las lo le mi mis un una de del al a en abajo debajo despues final tambien porfa favor por me que puedes podrias abajito ahi linea ademas aun todavia es se esto este quiero con',
    own: 'mi mis nuestro nuestra el la',
  },
  fr: {
    adds: 'ajoute ajouter ajoutez rajoute rajouter rajoutez mets mettre mettez manque manquent oublie inclus note ecris avec dessous',
    beside:
      'et le la les l mon ma mes un une de du au a en dessous sous bas apres fin aussi stp svp il y tu peux pouvez on peut encore juste notre nos dans dedans ca c est j ai que te plait ligne',
    own: 'mon ma mes notre nos le la l',
  },
  de: {
    adds: 'schreib schreibe schreiben erganz erganze erganzen fuge hinzufugen dazu fehlt fehlen pack packe setz mach noch vergessen rein dazuschreiben reinschreiben druntersetzen mit drunter darunter',
    beside:
      'und die der das den dem mein meine meinen meiner unser unsere unten unter hin dahinter danach ende am an in auch bitte kannst du konntest ihr noch da ein eine zeile mal dann ist wurde ich will mochte hatte sie ja ach es',
    own: 'mein meine meinen unsere unser die der den',
  },
  it: {
    adds: 'aggiungi aggiungere aggiungici aggiunga aggiungete metti mettici mettere metta manca mancano dimenticato scrivi scrivici includi inserisci con sotto',
    beside:
      'e il lo la i gli le l mio mia miei un una di del al a in sotto basso dopo fine anche per favore puoi potresti ci ho hai poi ancora riga che si vorrei',
    own: 'mio mia miei nostro nostra il la l',
  },
  pt: {
    adds: 'falta faltou faltam adiciona adicionar adicione poe por coloca colocar coloque bota botar inclui incluir acrescenta acrescentar esqueci esqueceu escreve mete com embaixo abaixo',
    beside:
      'e o a os as meu minha meus um uma de do da no na em embaixo abaixo baixo depois fim final tambem pfv pf favor ai la pode vc voce me que linha ainda dele ele quero pra para tem dar da',
    own: 'meu minha nosso nossa o a',
  },
  ru: {
    adds: 'добавь добавьте добавить допиши допишите дописать напиши напишите поставь забыл забыла забыли хватает впиши впишите нужен нужно вставь еще снизу ниже внизу',
    beside:
      'и а в на к нему него мои мою мое моего наш нашу снизу ниже под внизу конце конец после туда там тоже пожалуиста плиз можно не номер ну еще и вот строку строчку этот с со номера телефона адреса цены даты',
    own: 'мои мою мое наш нашу свои',
  },
};
