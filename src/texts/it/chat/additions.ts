import type { Texts } from '../../texts.ts';

export const additions: Pick<Texts['chat'], 'title' | 'watermark' | 'font' | 'reading' | 'script' | 'brand'> = {
  /** A message said «Title: …». */
  title: {
    taken: 'Capito: il titolo è «{title}». {stays} Arriva una nuova versione.',
    forNext: 'Capito: il prossimo video che mi mandi avrà il titolo «{title}». {stays}',
    tooLong: 'Il titolo è troppo lungo. Posso accettare {max} caratteri.',
    removed: 'Capito: nessun titolo.',
    how: 'Sì! Scrivilo così: titolo: «La mia giornata al lago». Sta in alto, all’inizio del video. «Titolo in basso» lo sposta e «senza titolo» lo toglie.',
    whichWords: 'Volentieri, come titolo in alto. Che cosa deve dire? Scrivi solo le parole.',
    looks:
      'Un titolo va sempre con i sottotitoli: ha il loro font e i loro colori. In questa chat cambio le sue parole (titolo: «…»), il suo posto («titolo in basso») e quanto dura («titolo per 6 secondi»), o lo tolgo («senza titolo»).',
    stays: 'Si vede per {time} all’inizio.',
    staysWhole: 'Si vede per tutto il video.',
    size: 'Non posso cambiare la dimensione di un titolo: tutti hanno la stessa, e diventano più piccoli solo con molte parole o vicino a un viso. Posso cambiare le sue parole, il suo posto e quanto dura.',
    untilSaid:
      'Non posso togliere un titolo quando si dice qualcosa. Dimmi i secondi («titolo per 12 secondi») oppure scrivi «titolo per tutto il video».',
    whichAddition: 'Volentieri, nel titolo. Che cosa deve dire esattamente? Scrivilo e basta.',
    whichEmoji: 'Quale emoji? Mandamela e la disegno sopra il titolo.',
    emojisOfCaptions: 'Se intendi le emoji nei sottotitoli, tocca qui.',
    emojiAbove: 'La sua emoji sta sopra.',
    firstEmoji: 'Delle sue emoji disegno la prima, {emoji}, sopra.',
    needsWords: 'Un titolo ha bisogno di parole: l’emoji sta sopra di loro, e non da sola.',
    apart: 'No, mai: il titolo trova sempre un posto dove non ci sono sottotitoli.',
    ofOneVideo:
      'Le parole di un titolo valgono per un solo video, quindi i prossimi non le avranno: scrivi «titolo: …» per ognuno. Dove e quanto si vede resta con l’aspetto.',
    where: 'Il posto del titolo: {place}. Evita da solo volti e sottotitoli. «Titolo in basso» lo sposta.',
    timed: 'Capito. Arriva una nuova versione.',
    howToTime: 'Per cambiarlo scrivi «titolo per 6 secondi» o «titolo per tutto il video».',
    placed: 'Capito: sposto il titolo. Arriva una nuova versione.',
    ownColour: 'Il titolo ha i colori dei sottotitoli; non posso dargliene uno suo.',
    now: 'Il titolo è «{title}».',
  },
  watermark: {
    ask: 'Bella immagine! La uso come filigrana?',
    left: 'Va bene, non la uso.',
    unusable:
      'Non posso usare questa immagine come filigrana. Mi serve un PNG, JPEG o WebP di 2 MB e 4096 pixel per lato al massimo.',
    taken: 'Ecco come verrebbe con la tua filigrana. Mandata come file, un’immagine mantiene la trasparenza.',
    forNext: 'Capito: i tuoi prossimi video avranno questa filigrana.',
    removed: 'Capito: nessuna filigrana.',
    none: 'Non c’è ancora una filigrana. Mandami l’immagine con la parola «filigrana».',
    now: 'La filigrana – {look}.\nSpostala, oppure rendila più tenue o più marcata.',
  },
  font: {
    taken: 'Ecco come verrebbe con il tuo carattere «{font}».',
    forNext: 'Capito: i tuoi prossimi video avranno il tuo carattere «{font}».',
    notFetched:
      'Non sono riuscito a scaricare un carattere da questo link. Deve portare direttamente al file e aprirsi senza accedere. Controllalo, o mandamene un altro.',
  },
  reading: {
    looking: 'Fammi guardare bene …',
    fine: 'Sì, si legge tutto bene.',
    some: 'In gran parte. {bad} sottotitoli su {all} si leggono male: {problems}.',
    many: 'Non molto. {bad} sottotitoli su {all} si leggono male: {problems}.',
    problems: {
      too_fast: 'si parla troppo in fretta',
      too_many_lines: 'troppe righe',
      too_short: 'mostrati troppo poco',
      low_contrast: 'poco contrasto',
    },
    noCaptions: 'Questo video non ha sottotitoli.',
    notReady: 'Te lo dico appena il video è pronto.',
    kept: 'Con questa velocità di parlato non si può fare più leggibile.',
  },
  script: {
    /** A script was sent: what is said in the video, word for word. */
    taken: 'Capito: questo è quello che si dice. Adatto i sottotitoli a questo testo.',
    forNext: 'Capito: userò questo testo per il prossimo video che mi mandi.',
    tooLong: 'Il testo è troppo lungo. Posso accettare {max} caratteri.',
    unreadable:
      'Non posso usare questo file come copione. Mandami un file di testo (.txt, .md, .srt o .vtt) di al massimo {max} caratteri.',
    /** Under a finished video: how much of it was said, and what differs. */
    matched: 'È stato detto il {percent}% del tuo copione.',
    added: '➕ Detto, ma non nel copione: “{text}”',
    missing: '➖ Nel copione, ma non detto: “{text}”',
    /** After a tap. */
    takenOut: 'Tolto: “{text}”. Arriva la nuova versione.',
    putIn: 'Inserito: “{text}”. Arriva la nuova versione.',
    changedSince: 'Nel frattempo i sottotitoli sono cambiati, quindi li ho lasciati così.',
  },
  brand: {
    saved: 'Salvato come il tuo modello «{name}». I tuoi prossimi video saranno così: qui, sulle pagine e con l’API.',
    none: 'Non hai ancora un marchio. Dimmi come deve essere un video, poi: «salvalo come il mio marchio».',
    used: 'Questo è l’aspetto di «{name}».',
    forNext: 'I tuoi prossimi video avranno l’aspetto di «{name}».',
    full: 'Hai già tutti i modelli possibili. Prima eliminane uno nella pagina del profilo.',
  },
};
