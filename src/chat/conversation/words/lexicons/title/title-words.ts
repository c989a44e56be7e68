import type { Language } from '../../../../../texts/languages.ts';

/** Words, separated by blanks, that a message about a title has before the title. */
export interface TitleWords {
  noun: string;
  /** Where it stands. */
  place: string;
  write: string;
  written: string;
  /** Last before the title: "that says". */
  saying: string;
  change: string;
  /** Last before the title, behind a word for "change". */
  to: string;
  /** Without a meaning of their own here. */
  other: string;
}

export const titleWords: Readonly<Record<Language, TitleWords>> = {
  en: {
    noun: 'title headline heading',
    place: 'top above over',
    write: 'write put add say type',
    written: 'written',
    saying: 'saying says reads reading called',
    change: 'change replace rename',
    to: 'to into',
    other:
      'a an the on at up in of it my with and can could you please pls i want need id like have make give stick set use that which should video big little short right start beginning there now then also video number clip',
  },
  es: {
    noun: 'título títulito titulito titular encabezado rótulo',
    place: 'arriba encima alto superior',
    write: 'pon ponle ponme poner pongas pongan ponga escribe escribir añade añadir agrega agregar agrégale mete',
    written: 'escrito escrita',
    saying: 'diga dice ponga diciendo llamado',
    change: 'cambia cambiar cambie',
    to: 'a por',
    other:
      'un una el la de del al en todo que con favor porfa me le se puedes podrías puede quiero quisiera y bien grande lo más parte video vídeo clip',
  },
  fr: {
    noun: 'titre intitulé',
    place: 'haut dessus au-dessus',
    write: 'mets mettre mettez ajoute ajouter ajoutez écris écrire écrivez marque inscris',
    written: 'écrit écrite',
    saying: 'dit disant dise marqué',
    change: 'change changer remplace',
    to: 'par en pour',
    other:
      'un une le la l de du tout au avec s il te vous plaît stp svp je veux voudrais j aimerais tu peux pouvez qui que et petit gros grand vidéo video clip',
  },
  de: {
    noun: 'titel überschrift headline',
    place: 'oben drüber darüber drauf obendrüber',
    write:
      'schreib schreibe schreiben stehen setz setze setzen einfügen einsetzen pack mach mache machen füge hinzufügen ergänze',
    written: 'geschrieben',
    saying: 'heißt heißen lautet lauten namens',
    change: 'änder ändere ändern wechsel',
    to: 'auf in zu',
    other:
      'ein eine einen den die das der dem da ganz noch bitte mal mit als im am video anfang fett groß kann kannst könntest du soll sollte ich will möchte hätte gern und dann mir rein an also sie ihnen würden könnten könnte wäre video nummer clip',
  },
  it: {
    noun: 'titolo titoletto intestazione titolino',
    place: 'sopra alto cima su',
    write: 'metti mettere mettimi mettici metta aggiungi aggiungere scrivi scrivere piazzi piazza inserisci',
    written: 'scritto scritta',
    saying: 'dice dica detto intitolato',
    change: 'cambia cambiare',
    to: 'in con',
    other:
      'un una il lo la al del col come che ci mi per favore piacere puoi potresti può vorrei voglio e anche bello grande piccolo tutto video filmato',
  },
  pt: {
    noun: 'título titulozinho titulinho cabeçalho manchete',
    place: 'cima topo alto acima',
    write: 'põe pôr ponha coloca colocar coloque bota botar adiciona adicionar escreve escrever escreva mete',
    written: 'escrito escrita',
    saying: 'dizendo diz diga',
    change: 'muda mudar troca trocar',
    to: 'para pra por',
    other:
      'um uma o a de do no na em lá ali bem com que favor pfv me pode podia quero queria e também aí grande vídeo video',
  },
  ru: {
    noun: 'заголовок заголовочек заголовком название надпись',
    place: 'сверху вверху наверху верх верху',
    write: 'напиши напишите сделай сделайте добавь добавьте поставь поставьте вставь вставьте допиши',
    written: 'написано',
    saying: 'текстом словами надписью',
    change: 'поменяй измени смени замени',
    to: 'на',
    other: 'пожалуйста плиз с со в и а ещё еще мне можно можешь можете хочу нужен такой большой крупный видео ролика ',
  },
};
