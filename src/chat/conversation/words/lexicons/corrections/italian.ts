import type { CorrectionWords } from '../../vocabulary/correction-words.ts';

export const italianCorrections: CorrectionWords = {
  toLine: "in a da di per su nella nell' alla all' sulla sull' dalla dall' della dell' nel al",
  mistakes: 'errori correzioni refusi sbagli cose',
  nextToLast: 'penultima, penultimo',
  fromBottom: 'dal basso, dal fondo, a partire dal basso, dalla fine',
  letterNames:
    'b:bi c:ci d:di f:effe g:gi h:acca j:i_lunga k:kappa l:elle m:emme n:enne p:pi q:cu/qu r:erre s:esse t:ti v:vu/vi w:doppia_vu/doppia_v x:ics y:ipsilon/i_greca z:zeta',
  letterAs: 'di, come',
  doubled: 'doppia doppio',
  signs: {
    ',': 'virgola',
    '!': 'punto esclamativo, esclamativo, punti esclamativi',
    '?': 'punto di domanda, punto interrogativo, interrogativo',
    '.': 'punto, punto fermo',
    ':': 'due punti',
    '…': 'puntini di sospensione, puntini, tre puntini',
    '–': 'lineetta',
  },
  afterWord: 'dopo, dietro',
  beforeWord: 'prima di, prima del, prima della, davanti a',
  between: 'tra, fra',
  atEnd: 'alla fine di, alla fine della, alla fine, in fondo a, in fondo',
  oneWord:
    "è una parola sola, è tutta una parola, è tutto una parola, tutto una parola, un'unica parola, è una sola parola, una parola sola, tutta una parola, tutto attaccato, tutta attaccata, attaccato, è un'unica parola, in una parola, una sola parola, ognuno una parola, ciascuno una parola, tutto unito, tutta unita, non staccato, non staccata, in un pezzo, senza staccare, sono una parola, si scrivono attaccati, si scrivono attaccate, si scrivono insieme, si scrivono uniti, si scrivono unite, si scrive insieme, vanno attaccati, vanno attaccate",
  hyphen: 'con il trattino, col trattino, con trattino, ci va il trattino',
  isRight:
    '(va|vanno) bene, (è|sono) (giusto|giusta|giusti|corretto|corretta|perfetto|perfetta|ok), non (toccare|toccarla|toccarlo|cambiare|cambiarla|cambiarlo), (è|sono) (bello|bella|bellissimo|bellissima|stupendo|stupenda|ottimo|ottima|giuste|fantastico|fantastica), (sta|stanno) bene, (non|nn) (cambiare|toccare|cambia|tocca) (niente|nulla)',
  leave:
    "(lascia|lascialo|lasciala|lasci), (lascia|lascialo|lasciala|lasci) (così|stare|perdere|com'è), anzi no, no anzi, no aspetta, aspetta no, meglio di no, (fa|non fa) niente, non importa",
  noMistakes: '(nessun|nessuno|zero|senza|non ci sono) (errore|errori|sbagli)',
  others: 'il resto, gli altri, le altre, tutto il resto, il rimanente',
  but: 'ma tranne eccetto però solo salvo fuorché',
  still: 'ancora',
  indefinite: 'un una uno',
  without: 'senza',
  plainNo: 'macché',
  asDigits: 'in cifre, in cifra, in numeri, in numero, con i numeri, col numero, coi numeri, con il numero',
  onlyOne: 'un solo, una sola, solo un, solo una, solo uno, soltanto un',
  apart: 'si scrive staccato, va staccato, staccato, in due parole, sono due parole, con lo spazio, separato',
  add: 'aggiungi, aggiungere, aggiunga, aggiungici, inserisci',
  missing:
    'manca, mancano, mancava, ci manca, (hai|ha|avete) (dimenticato|saltato|mangiato|scordato|perso), dimenticato, (ci va|va|ci vuole|serve|ci vorrebbe)',
  put: 'metti, mettici, metta, mettete, mettere, scrivi, scrivici, scriva, scrivere, inserisci, inserire, piazza',
  unnamed:
    'qualcosa cosa uno parole lettera lettere segno spazio maiuscola accento riga frase parte pezzo nome questo quello logo immagine foto pausa musica link',
  lineSays: '(deve|dovrebbe|ha da|doveva) (dire|essere|diventare|recitare), (che|) dica, ci va scritto',
  thatLine: 'che',
  isName:
    '(è|era) (il|suo|mio) (nome|cognome|soprannome), è il (suo|mio) (nome|cognome), si chiama (il|la|lo|mio|mia|nostro|nostra), è come si (chiama|scrive)',
  myName: 'il mio nome, il mio cognome, mi chiamo',
  introduces: 'sono, mi chiamo, io sono, il mio nome è, qui è',
  year: 'anno',
  atStart: "all'inizio di, all'inizio, in principio, dell'inizio",
  explains: 'è la, è una, è un, è il, è mia, è mio, che è',
  letterByLetter: 'lettera per lettera, lo spelling',
  itIs: '(questo|quello|quella) è, è, era, sarebbe, si dice, si scrive, si chiama, ho detto, dico, dice, deve essere, dovrebbe essere, deve dire, dire, essere',
  address:
    'bro zio fra frate amico amica caro cara tesoro bello bella signora signore raga ragazzi grazie haha lol ahah cmq oh eh dai',
  together: 'unito, unita, unite, uniti, insieme, attaccati, attaccate, senza spazio, senza spazi',
  also: 'anche, pure, lo stesso, idem, uguale',
  withLetter: 'con',
  pointing: 'questo quello ciò',
};
