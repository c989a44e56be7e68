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
    noun: 'titel title headline heading',
    place: 'top above over up',
    write: 'chuck whack stick slap pop write put add say type',
    written: 'written',
    saying: 'saying says reads reading called',
    change: 'change replace rename',
    to: 'to into',
    other:
      'some a an the on at up in of it my with and can could you please pls i want need id like have make give set use that which should video big little short right start beginning there now then also video number clip across along just only be so simply take get',
  },
  es: {
    noun: 'letrero titular rotulito título títulito titulito titular encabezado rótulo',
    place: 'arriba encima alto superior',
    write:
      'pónle pon ponga mete métele mete échale pon ponle ponme poner pongas pongan ponga escribe escribir añade añadir agrega agregar agrégale mete tener haber',
    written: 'escrito escrita',
    saying: 'diga dice ponga diciendo llamado',
    change: 'cambia cambiar cambie',
    to: 'a por',
    other:
      'q hasta mero es será ser se algún algun un una el la de del al en todo que con favor porfa me le se puedes podrías podría puede quiero quisiera y bien grande lo más parte video vídeo clip debe debería solo simplemente',
  },
  fr: {
    noun: 'titre intitulé',
    place: 'haut dessus au-dessus',
    write:
      'rajoute rajouter rajoutez colle collez mettre mettrait écrivez mets mettre mettez ajoute ajouter ajoutez écris écrire écrivez marque inscris avoir',
    written: 'écrit écrite',
    saying: 'dit disant dise marqué',
    change: 'change changer remplace',
    to: 'par en pour',
    other:
      'ok aussi on peut pourriez pourrais serait possible d un une le la l de du tout au avec s il te vous plaît stp svp je veux voudrais j aimerais tu peux pouvez qui que et petit gros grand doit devrait être juste seulement vidéo video clip',
  },
  de: {
    noun: 'titel überschrift headline',
    place: 'obenhin oberhalb oben drüber darüber drauf obendrüber',
    write:
      'knall klatsch hau schreib schreibe schreiben stehen setz setze setzen einfügen einsetzen pack mach mache machen füge hinzufügen ergänze haben',
    written: 'geschrieben',
    saying: 'heißt heißen lautet lauten namens',
    change: 'änder ändere ändern wechsel',
    to: 'auf in zu',
    other:
      'ne nen n hin dazu doch der die das rauf ein eine einen den die das der dem da ganz noch bitte mal mit als im am video anfang fett groß kann kannst könntest du soll sollte ich will möchte hätte gern und dann mir rein an also nur einfach sein sie ihnen würden könnten könnte wäre video nummer clip',
  },
  it: {
    noun: 'titolo titoletto intestazione titolino',
    place: 'sopra alto cima su',
    write:
      'mette mettete mettesse mettessi mettiamo scriva aggiunga metti mettere mettimi mettici metta aggiungi aggiungere scrivi scrivere piazzi piazza inserisci avere',
    written: 'scritto scritta',
    saying: 'dice dica detto intitolato',
    change: 'cambia cambiare',
    to: 'in con',
    other:
      'si se anche un una il lo la al del col come che ci mi per favore piacere puoi potresti potrebbe può vorrei voglio e anche bello grande piccolo tutto video filmato deve dovrebbe essere solo',
  },
  pt: {
    noun: 'título titulozinho titulinho cabeçalho manchete',
    place: 'cima topo alto acima',
    write:
      'põe escreve mete põe pôr ponha coloca colocar coloque bota botar adiciona adicionar escreve escrever escreva mete ter',
    written: 'escrito escrita',
    saying: 'dizendo diz diga',
    change: 'muda mudar troca trocar',
    to: 'para pra por',
    other:
      'dá dar um se q uma o a de do no na em lá ali bem com que favor pfv me pode podia quero queria e também aí grande vídeo video deve ser só apenas',
  },
  ru: {
    noun: 'заголовок заголовочек заголовком название надпись',
    place: 'сверху вверху наверху верх верху',
    write:
      'хочу хочется нужен напиши напишите сделай сделайте добавь добавьте поставь поставьте вставь вставьте допиши',
    written: 'написано',
    saying: 'текстом словами надписью',
    change: 'поменяй измени смени замени',
    to: 'на',
    other:
      'чтоб чтобы был было пожалуйста плиз с со в и а ещё еще мне можно можешь можете хочу нужен такой большой крупный видео ролика должен быть просто только',
  },
};

/** What may follow a title that is not in quotes: how long it stands, and where. */
export const titlePlaces = [
  'all the time|(?:for |through |during )?the (?:whole|entire) (?:time|video|clip|thing)|at the (?:very )?(?:top|start|beginning)|across the (?:top|screen)|up top|on top|please',
  'todo el (?:tiempo|rato|v[ií]deo)|(?:justo )?al (?:principio|inicio|comienzo)(?: del todo)?|arriba(?: del todo)?|por favor',
  'tout le (?:temps|long)|pendant toute la vid[ée]o|en haut|(?:juste )?au (?:tout )?d[ée]but|s.?il (?:te|vous) pla[iî]t|stp|svp',
  'die ganze zeit|das ganze video(?: lang)?|(?:ganz |gleich )?am anfang|ganz oben|oben|bitte',
  'per tutto il (?:video|tempo)|tutto il tempo|in alto|in cima|(?:proprio |subito )?all.?inizio|per favore',
  'o tempo todo|o v[ií]deo todo|(?:bem |logo )?no (?:come[çc]o|in[íi]cio|topo)|em cima|por favor',
  'на вс[её] видео|вс[её] время|вверху|сверху|в (?:самом )?начале|пожалуйста',
].join('|');
