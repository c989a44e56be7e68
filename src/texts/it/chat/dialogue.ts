import type { Texts } from '../../texts.ts';

export const dialogue: Omit<Texts['chat'], 'buttons' | 'looks' | 'topics'> = {
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
  /** A message said «Title: …». */
  title: {
    taken: 'Capito: il titolo è «{title}». {stays} Arriva una nuova versione.',
    forNext: 'Capito: il prossimo video che mi mandi avrà il titolo «{title}». {stays}',
    tooLong: 'Il titolo è troppo lungo. Posso accettare {max} caratteri.',
    removed: 'Capito: nessun titolo.',
    how: 'Sì! Scrivilo così: titolo: «La mia giornata al lago». Sta in alto, all’inizio del video. «Titolo in basso» lo sposta e «senza titolo» lo toglie.',
    looks:
      'Un titolo va sempre con i sottotitoli: ha il loro font e i loro colori. In questa chat cambio le sue parole (titolo: «…») e il suo posto («titolo in basso»), o lo tolgo («senza titolo»).',
    stays: 'Si vede per {time} all’inizio.',
    staysWhole: 'Si vede per tutto il video.',
    apart: 'No, mai: il titolo trova sempre un posto dove non ci sono sottotitoli.',
    timed: 'Capito. Arriva una nuova versione.',
    howToTime: 'Per cambiarlo scrivi «titolo per 6 secondi» o «titolo per tutto il video».',
    placed: 'Capito: sposto il titolo. Arriva una nuova versione.',
    ownColour: 'Il titolo ha i colori dei sottotitoli; non posso dargliene uno suo.',
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
  brand: {
    saved: 'Salvato come il tuo modello «{name}». I tuoi prossimi video saranno così: qui, sulle pagine e con l’API.',
    none: 'Non hai ancora un marchio. Dimmi come deve essere un video, poi: «salvalo come il mio marchio».',
    used: 'Questo è l’aspetto di «{name}».',
    forNext: 'I tuoi prossimi video avranno l’aspetto di «{name}».',
    full: 'Hai già tutti i modelli possibili. Prima eliminane uno nella pagina del profilo.',
  },
  places: {
    now: 'Al momento – {place}.',
    offFaces: 'Quando la posizione la scelgo io, i sottotitoli stanno lontani dai volti finché c’è spazio.',
    notHere: 'Qui non ha funzionato: scegli una posizione qui sotto, o scrivi semplicemente “un po’ più in alto”.',
    onlyFaces: 'Di mia iniziativa evito solo di coprire i volti. Dove metto i sottotitoli? Dimmelo pure.',
  },
  panel: {
    forVideo: 'L’aspetto ora – {look}.\nScegli qui sotto, o dimmelo a parole.',
    forDefaults: 'L’aspetto dei tuoi prossimi video – {look}.\nScegli qui sotto, o dimmelo a parole.',
    defaultsChanged: 'Va bene, per i tuoi prossimi video: {look}.',
    plain: 'l’aspetto semplice',
    otherColor: 'Un altro colore? Scrivilo, per esempio “lettere #FF8800”.',
    otherLanguage: 'Un’altra? Scrivila, per esempio “si parla polacco”.',
  },

  corrections: {
    replaced: '“{wrong}” → “{right}” ({places}, {lines}).',
    removed: 'Ho tolto “{wrong}” ({places}, {lines}).',
    emphasized: 'Ho messo in risalto “{wrong}” ({places}, {lines}).',
    plain: '“{wrong}” non è più in risalto ({places}, {lines}).',
    allPlain: 'Nessuna parola segnata è più in risalto ({places}).',
    linesCapitalized: 'Ora ogni riga inizia con la maiuscola.',
    linesCapitalAlready: 'Ogni riga inizia già con la maiuscola.',
    nameCapitals:
      'Quali nomi dentro le righe la vogliono, non posso saperlo con certezza. Dimmeli: «Anna e Parigi con la maiuscola».',
    oneLine: 'riga {number}',
    severalLines: 'righe {numbers}',
    lineReplaced: 'Ho cambiato la riga {line}.',
    lineRemoved: 'Ho tolto la riga {line}: “{text}”.',
    notFound: 'Non trovo “{wrong}” nei sottotitoli.',
    nearest: 'La più simile è la riga {line}: “{text}”. Cambio “{words}” in “{right}”?',
    alreadyRight: '“{right}” c’è già, alla riga {line}.',
    noSuchLine: {
      one: 'La riga {line} non c’è; ce n’è solo {count}.',
      other: 'La riga {line} non c’è; ce ne sono {count}.',
    },
    tooMuch:
      'Alcune correzioni non le ho fatte: erano troppe in una volta, o i sottotitoli diventerebbero troppo lunghi. Mandamene meno in un messaggio.',
    takenBack: 'Ho annullato la correzione.',
    notHeardYet: 'Non ho ancora ascoltato il video. Ridimmelo tra un attimo.',
    noVideo: 'Non c’è ancora un video da correggere. Prima mandamene uno.',
  },
  doubts: {
    ask: '🤔 Hai detto “{words}”?',
    counted: '({number} di {total})',
    place: '{time}: “{line}”',
    noted: '“{wrong}” → “{right}”.',
    type: 'Che cos’era invece di “{words}”? Scrivimelo.',
    correcting: 'Grazie! Lo correggo subito.',
    keeping: 'Grazie! Allora resta così.',
    changedElsewhere: 'Nel frattempo i sottotitoli sono cambiati, quindi li ho lasciati così.',
    spellings: 'Lo scrivo così anche nei tuoi prossimi video: {spellings}?',
    spellingsSaved: 'Fatto. Lo scriverò così anche nei tuoi prossimi video.',
    spellingsDropped: 'Va bene, solo stavolta.',
    dictionaryFull: 'Il tuo dizionario è pieno. Togli prima qualche voce dalla pagina del tuo profilo.',
    asksNothing: 'Va bene, non chiederò più delle parole. Con /settings lo riattivi.',
    asksAgain: 'Va bene, chiederò quando non sono sicuro di una parola.',
  },
  captionText: {
    heading:
      'Ecco i sottotitoli. Per correggerne uno, scrivi il numero e il nuovo testo: “3: Ciao a tutti”. Oppure “togli la riga 3”.',
    none: 'Questo video non ha sottotitoli.',
    asFile:
      'Ecco i sottotitoli, in un file perché sono tanti. Per correggerne uno, scrivi il numero e il nuovo testo: “3: Ciao a tutti”.',
    srt: 'Ecco i sottotitoli come file.',
  },

  videos: {
    heading: 'I tuoi ultimi video:',
    none: 'Ancora nessun video. Mandamene uno!',
    states: { processing: 'in lavorazione', processed: 'pronto', failed: 'non riuscito' },
    sureDelete: 'Elimino definitivamente questo video?',
    deleted: 'Eliminato.',
    kept: 'Va bene, lo tengo.',
  },
  usage: {
    none: 'Questo mese non hai ancora fatto video.',
    made: 'Questo mese: {videos}, {time} in tutto.',
    nothingLeft: 'Per ora non ti restano minuti.',
    left: 'Tempo rimasto: {time}.',
    renews: 'Prossima ricarica il {day}: {time}.',
    unlimited: 'Qui non ci sono limiti.',
  },
  languages: {
    which: 'In che lingua vuoi che parli?',
    chosen: 'Va bene, parlo italiano.',
    unknown: 'Non parlo ancora “{name}”. Scegli una di queste:',
  },
  deliver: {
    on: 'Anche i video che crei con l’API arrivano qui.',
    off: 'I video che crei con l’API non arrivano qui.',
  },
  link: {
    code: 'Per collegare questa chat al tuo account, apri la pagina qui sotto, accedi e inserisci il codice {code}. Oppure scrivi /link {code} in una chat già collegata. Il codice vale una volta sola e per {minutes}.',
    joined:
      'Fatto! Questa chat ora appartiene a {email} e ne condivide video e minuti. Con /unlink la scolleghi; video, minuti e impostazioni restano all’account.',
    otherJoined: 'Fatto! Ora anche l’altra tua chat appartiene a {email}: i suoi video e minuti sono lì.',
    broughtAlong: 'Fatto! I tuoi video e minuti ora sono nell’account.',
    sureUnlink:
      'Scollego questa chat dal tuo account? Tutto resta all’account: video, minuti e impostazioni, anche quello che hai spostato da qui. Questa chat continua poi senza account.',
    unlinked: 'Questa chat non è più collegata a un account.',
    stayed: 'Tutto resta com’è.',
  },
  linked: {
    now: '🔗 Questa chat ora è collegata all’account {account}. I suoi video arrivano qui. Se non eri tu, annulla qui sotto.',
    ownStays:
      'Quello che hai fatto qui prima resta tuo, separato da quell’account. Se l’account è tuo, con il secondo pulsante ci sposti i tuoi video e minuti.',
  },
  deleting: {
    sure: 'Così elimini tutto quello che ho su di te: video, sottotitoli, impostazioni, minuti e questa conversazione. Non si può annullare. Elimino davvero tutto?',
    sureAccount:
      'Questa chat appartiene al tuo account, e così elimini l’intero account: video, sottotitoli, impostazioni, minuti acquistati, chiavi API, le altre chat e questa conversazione. Per tenere l’account e scollegare solo questa chat, scrivi invece /unlink. Non si può annullare. Elimino davvero tutto?',
    kept: 'Non ho eliminato niente.',
    done: 'Ho eliminato tutto. Se un giorno vuoi ricominciare, mandami semplicemente un video.',
  },

  problems: {
    invalid_input: 'Con quello che hai mandato non è possibile.',
    not_found: 'Quel video non c’è più. È stato eliminato, o il periodo di conservazione è finito.',
    conflict: 'In questo momento non posso farlo.',
    upload_deleted: 'Il file caricato è stato eliminato. Caricalo di nuovo.',
    linked_already: 'Questa chat è già collegata a un account. /unlink la scollega. Poi /link la collega a un altro.',
    not_linked: 'Questa chat non è collegata a un account. /link la collega.',
    telegram_taken:
      'Quell’account ha già un’altra chat Telegram. Scrivi prima /unlink in quella chat, o scollegala nella pagina dell’account.',
    whatsapp_taken:
      'Quell’account ha già un’altra chat WhatsApp. Scrivi prima /unlink in quella chat, o scollegala nella pagina dell’account.',
    no_account:
      'Nessuna delle tue due chat è ancora collegata a un account con un indirizzo email. Scrivi /link, apri la pagina che compare, accedi e inserisci il codice.',
    too_many_codes: 'Hai chiesto molti codici. Aspetta dieci minuti, poi riprova.',
    nothing_to_bring: 'Non c’è niente da spostare: i tuoi video sono già tutti qui.',
    storage_limit:
      'Il tuo spazio è pieno. Elimina i video che non ti servono più: /videos li mostra. Il loro spazio si libera entro un’ora.',
    queue_full: 'Hai già molti video in attesa. Riprova quando alcuni saranno pronti.',
    service_full: 'Ci sono moltissimi video in attesa e ora non posso accettarne altri. Riprova tra qualche minuto.',
    disk_low: 'Ho poco spazio su disco, quindi ora non posso accettare nulla di nuovo. Riprova più tardi.',
    allowance_exhausted:
      'I tuoi minuti sono finiti, o riservati per video in lavorazione. /usage mostra quando ne avrai altri.',
    code_wrong_or_used: 'Quel codice è sbagliato, troppo vecchio o già usato. /link ne crea uno nuovo.',
    too_complex: 'È troppo per me in una volta sola. Mandamelo un po’ alla volta, per favore.',
    unavailable: 'Da parte mia qualcosa non funziona. Riprova tra qualche minuto.',
  },
};
