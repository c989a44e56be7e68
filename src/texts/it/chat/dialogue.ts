import type { Texts } from '../../texts.ts';

export const dialogue: Pick<
  Texts['chat'],
  | 'welcome'
  | 'hello'
  | 'thanks'
  | 'help'
  | 'commands'
  | 'unclear'
  | 'unknownCommand'
  | 'oldButton'
  | 'videoUnknown'
  | 'quoted'
  | 'counted'
  | 'whatsapp'
  | 'links'
  | 'files'
  | 'voice'
  | 'progress'
  | 'stopping'
  | 'results'
  | 'draft'
  | 'places'
  | 'panel'
> = {
  welcome:
    'Ciao! Mandami un video in cui qualcuno parla, come link o come file, e te lo rimando con i sottotitoli animati.\n\nDimmi con parole tue come li vuoi: “più grandi, gialli, in alto, senza emoji”. Proviamo?',
  hello: 'Ciao! Mandami un video, come link o come file, e ci metto i sottotitoli.',
  thanks: 'Prego! Manda pure il prossimo quando vuoi.',
  help: '• Manda un video, o il suo link: te lo rimando con i sottotitoli.\n• Correggi una parola: “Zapier non zap-ear”, “riga 3: Ciao a tutti”, “togli la riga 2”. “Mostra il testo” numera le righe.\n• Di’ come li vuoi: “più grandi”, “evidenziazione verde”, “in alto”, “in verticale”, “come l’ultima volta”, “annulla”. Prima ti mostro un’immagine.\n• Hai un copione? “Ecco quello che dico: …”, o mandalo come file di testo: i sottotitoli avranno le sue parole.',
  commands: {
    settings: 'l’aspetto dei prossimi video',
    videos: 'i tuoi ultimi video',
    usage: 'i tuoi minuti',
    language: 'la lingua che parlo',
    link: 'collega questa chat al tuo account',
    cancel: 'ferma un video in lavorazione',
    delete: 'elimina tutti i tuoi dati',
    help: 'cosa so fare',
  },
  unclear: {
    guess: 'Non sono sicuro di aver capito. È questo?',
    guesses: 'Non sono sicuro di aver capito. È una di queste?',
    guessesElse: 'Te lo chiedo in un altro modo: intendi questo?',
    rest: 'E {pieces}: è questo?',
    removeWords: 'Togli “{words}”',
    emphasizeWords: 'far risaltare «{words}»',
    removeLine: 'Togli la riga {line}',
    title: 'Titolo: {title}',
    useBrand: 'Lo stile del mio marchio',
    about: 'Di che si tratta: delle parole o del loro aspetto?',
    aboutElse: 'Non l’ho ancora capito. Le parole o l’aspetto?',
    page: 'Ecco tutto quello che si può cambiare. Tocca quello che intendi, o scrivi una cosa alla volta.',
    startElse: 'Prima mi serve un video: come file o come link. Oppure tocca qui sotto.',
  },
  unknownCommand: 'Non conosco /{command}. Con /help vedi cosa so fare.',
  oldButton: 'Quel pulsante è troppo vecchio e non funziona più. Con /videos vedi i tuoi video.',
  videoUnknown: 'Non ho più quel video sottomano. Cercalo in /videos o rimandamelo.',
  quoted: '“{words}”',
  counted: {
    videos: { one: '{count} video', other: '{count} video' },
    places: { one: '{count} volta', other: '{count} volte' },
    minutes: { one: '{count} minuto', other: '{count} minuti' },
    seconds: { one: '{count} secondo', other: '{count} secondi' },
  },
  whatsapp: {
    optedOut:
      'Va bene, qui non ti scrivo più. Scrivi START quando vuoi riprendere. Per fermare solo un video, scrivi “annulla”.',
    choose: 'Scegli',
    more: 'Altro…',
    moreChoices: 'Ecco il resto:',
  },
  links: {
    several: '{videos}: li faccio uno dopo l’altro.',
    tooMany: 'Sono tanti in una volta! Prendo i primi {taken}; manda gli altri quando questi sono pronti.',
    again: 'Questo l’ho già sottotitolato ({name}). Ti mando quella versione o ne faccio una nuova?',
    againWith: 'Questo l’ho già sottotitolato ({name}). Ti mando quella versione o ne faccio una nuova con {look}?',
    alreadyAtIt: 'Ci sto già lavorando ({name}).',
    keptLook: 'Per il prossimo video che mandi tengo questo: {look}.',
    onPage: 'Quel link apre una pagina, ma a me serve il video vero e proprio.',
    notWeb: 'Posso prendere solo link che iniziano con http:// o https://. Oppure mandami il video come file.',
    whatIsTaken: 'Scarica il video da lì e mandamelo come file, oppure manda un link che finisce per esempio in .mp4.',
    withLook: 'Mi metto al lavoro, con {look}.',
  },
  files: {
    tooLarge: 'Quel file è troppo grande per questa chat.',
    tooLargeOf: 'Quel file pesa {size}: è troppo grande per questa chat.',
    limitHere: 'Qui posso prendere al massimo {limit}.',
    otherWays:
      'Caricalo su un servizio che ti dà un link (Google Drive, Dropbox …) e mandami il link, oppure manda una versione più leggera.',
    picture: 'Bella immagine! Ma mi serve un video in cui qualcuno parla.',
    sound: 'È solo audio. Per i sottotitoli servono le immagini: mandami un video.',
    sticker: '🙂 Ora mandami un video, come link o come file.',
    other: 'Con questo non posso fare niente. Mandami un video, come link o come file.',
  },
  voice: {
    heard: 'Ho sentito: «{text}»',
    tooLong: 'I messaggi vocali possono durare fino a {seconds} secondi. Dillo in modo più breve oppure scrivilo.',
    tooMany: 'Sono tanti messaggi vocali in un’ora. Per un po’ scrivimi, per favore.',
    noWords: 'Non sono riuscito a capire nessuna parola. Dillo di nuovo oppure scrivilo.',
    unavailable: 'In questo momento non posso ascoltare messaggi vocali. Scrivilo, per favore.',
  },
  progress: {
    stages: {
      queued: '🕐 In coda',
      fetching: '⬇️ Scarico il video',
      listening: '👂 Ascolto le parole',
      planning: '✍️ Preparo i sottotitoli',
      rendering: '🎬 Creo il video',
      assembling: '📦 Metto tutto insieme',
      processed: '✅ Fatto',
      failed: '⚠️ Non ha funzionato',
      cancelled: '✖️ Interrotto',
    },
    next: 'Il prossimo è il tuo.',
    place: 'Sei il numero {place} in coda.',
    left: 'ancora {time} circa',
    overtaken: 'Nel frattempo hai cambiato qualcosa. La nuova versione è più in basso.',
  },
  stopping: {
    sure: 'Ci sto lavorando già da un po’. Lo fermo davvero?',
    which: 'Quale devo fermare?',
    nothing: 'In questo momento non c’è niente in corso.',
    stopped: 'Questo video è stato fermato prima della fine. Non sono stati usati minuti.',
    stoppedBilled:
      'Questo video è stato fermato prima della fine. Avevi già aperto i sottotitoli o l’anteprima, quindi sono stati usati {time} di tempo video.',
    editStopped: 'Questa modifica è stata fermata. La versione che hai resta com’è.',
    makeOrBack: 'Faccio comunque la modifica o la annullo?',
    editTakenBack:
      'Questa modifica è stata fermata. Il tuo video e il suo testo sono come prima. Faccio comunque la modifica?',
    draftGone: 'Va bene, ho scartato la modifica. Il video resta com’è.',
    tooLate: 'È troppo tardi per fermarlo: il video è già pronto.',
    goesOn: 'Va bene, continuo.',
  },
  results: {
    ready: 'Eccolo! 🎉',
    changed: 'Ecco la nuova versione.',
    tip: '💡 {correction} Adesso: {look}. Un altro aspetto? Scrivi {wish}.',
    corrections: {
      doubt: 'Una parola è sbagliata? Scrivi “{right} non {wrong}”.',
      word: '“{wrong}” è sbagliato? Scrivi “sostituisci {wrong} con” e la parola giusta.',
      any: 'Una parola è sbagliata? Scrivi “Zapier non zap-ear”.',
    },
    wishes: {
      yellow: '“Più grandi, gialli, in alto”',
      green: '“Più grandi, verdi, in alto”',
      white: '“Più grandi, bianchi, in alto”',
    },
  },
  draft: {
    understood: 'Va bene, {look}.',
    notUnderstood: 'Non ho capito {pieces}.',
    outOfRange: '{setting} va da {min} a {max}, quindi ho messo {value}.',
    unchanged: 'È già così.',
    pictureLater: 'Ti mostro un’immagine appena ho ascoltato il video.',
    picture: 'Ecco come verrebbe ora, con {look}.',
    earlierLook: 'Questo è l’aspetto di prima.',
    framedLater: 'Le persone le cerco quando creo il video: potrebbe quindi mostrare un’altra parte dell’immagine.',
    placedLater: 'I volti li cerco quando creo il video: i sottotitoli potrebbero quindi stare in un altro punto.',
    listensAgain: 'Per questo devo riascoltarlo.',
    nothingToRender: 'Non c’è niente da creare. Se vuoi, dimmi cosa cambiare.',
    allRendered: 'È già tutto creato, da allora non è cambiato niente. Se vuoi, dimmi cosa cambiare.',
    rendering: 'Lo creo subito.',
    olderLook: 'Quell’immagine è di qualche tempo fa e non ho più il suo aspetto. Questo è il più recente.',
    takenAlong: 'La nuova versione prende anche l’aspetto dell’immagine.',
    comesSo: 'Il tuo video sarà così.',
    leftOut:
      'Creo il video con l’aspetto di quell’immagine. Non include ciò che hai cambiato dopo: {look}. Ecco anche quello, se lo vuoi.',
    undone: 'Va bene, di nuovo {look}.',
    nothingToUndo: 'Non c’è niente da annullare.',
    startedOver: 'Torno all’aspetto semplice.',
    noLastTime: 'Non c’è ancora un video precedente da cui copiare l’aspetto.',
    likeLastTime: 'Come l’ultima volta.',
    defaultSaved: 'Salvato: i tuoi prossimi video saranno così.',
    defaultTakenBack: 'Annullato: i tuoi prossimi video saranno come prima di salvarlo.',
    noDefault: 'Per i tuoi prossimi video non c’è niente di salvato da annullare. /settings mostra come vengono.',
    limit: 'Più di così non si può.',
    atLimit: {
      bigger: 'Le lettere non possono essere più grandi.',
      smaller: 'Le lettere non possono essere più piccole.',
      higher: 'I sottotitoli non possono andare più in alto.',
      lower: 'I sottotitoli non possono andare più in basso.',
    },
  },
  places: {
    now: 'Al momento – {place}.',
    offFaces: 'Quando la posizione la scelgo io, i sottotitoli stanno lontani dai volti finché c’è spazio.',
    notHere: 'Qui non ha funzionato: scegli una posizione qui sotto, o scrivi semplicemente “un po’ più in alto”.',
    yes: 'Sì.',
    no: 'No.',
    automatic: 'Cioè nel terzo inferiore, lontano dai volti.',
    onlyFaces: 'Di mia iniziativa evito solo di coprire i volti. Dove metto i sottotitoli? Dimmelo pure.',
    apps: 'TikTok, Reels e Shorts mettono i loro pulsanti e testi sul quarto inferiore di un video verticale: lì possono coprire i sottotitoli.',
  },
  panel: {
    forVideo: 'L’aspetto ora – {look}.\nScegli qui sotto, o dimmelo a parole.',
    forDefaults: 'L’aspetto dei tuoi prossimi video – {look}.\nScegli qui sotto, o dimmelo a parole.',
    defaultsChanged: 'Va bene, per i tuoi prossimi video: {look}.',
    plain: 'l’aspetto semplice',
    otherColor: 'Un altro colore? Scrivilo, per esempio “lettere #FF8800”.',
    otherLanguage: 'Un’altra? Scrivila, per esempio “si parla polacco”.',
  },
};
