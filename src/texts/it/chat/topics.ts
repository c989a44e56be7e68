import type { ChatTexts } from '../../texts.ts';
import { explained } from './explained.ts';
import { minutes } from './minutes.ts';

export const topics: ChatTexts['topics'] = {
  questions: {
    ready: 'È pronto: {name}. Te lo rimando?',
    readyButChanged: 'La versione che hai è pronta. Quello che hai cambiato dopo non è ancora nel video. Lo creo?',
    nothingYet: 'Non mi hai ancora mandato un video. Mandamene uno e qui vedrai a che punto è.',
    privacy:
      'Il tuo video serve solo a fare i tuoi sottotitoli. Lo vedi solo tu; gli altri solo se glielo passi tu. {stays} con “elimina questo video” sparisce subito, e /delete cancella tutto di te.',
    staysDays: 'Resta qui per {days}, poi si cancella da solo;',
    staysAWhile: 'Dopo un po’ si cancella da solo;',
    formats: 'MP4, MOV, WebM, MKV, AVI: va bene quasi ogni file video. Ti torna un MP4, che si vede ovunque.',
    length:
      'Qualche minuto non è un problema, e di solito nemmeno un’ora. Se il file è troppo grande per questa chat, manda un link. Se è troppo lungo, te lo dico subito.',
    platforms:
      'Manda il video come file, o un link al file stesso (Google Drive, Dropbox, .mp4). Le pagine di YouTube, Instagram, TikTok o Facebook non posso aprirle: salva prima il video. Il risultato va bene per tutte.',
    several:
      'Manda tutti i video che vuoi, uno dopo l’altro: li faccio a turno. Intanto puoi chiudere la chat, ti scrivo quando uno è pronto.',
    whoAreYou:
      'Sono un bot che mette i sottotitoli ai video. Qui non legge nessuna persona. Mandami un video in cui qualcuno parla!',
    ownScript:
      'Sì. Scrivi “Ecco quello che dico: …” con il tuo testo dopo, o mandalo come file di testo: i sottotitoli avranno le sue parole.',
    canCaption: 'Sì! Mandami un video in cui qualcuno parla, come link o come file, e ci metto i sottotitoli.',
    install: 'Non c’è niente da installare e non serve un account: si fa tutto qui in chat, da telefono o computer.',
    spoken:
      'Riconosco da solo la lingua parlata, un centinaio, e quasi tutti gli accenti. Se sento male, dimmelo: “Anna, non Hanna”.',
    watermarked: 'No, non metto filigrane né il mio nome sul tuo video. Se ne vuoi una tua, mandami l’immagine.',
    fonts: 'Questi sono i miei font: {fonts}. Puoi anche mandare il tuo, come file TTF o OTF. Scegline uno:',
    someWords:
      'Sì: scrivi “evidenzia la parola gratis”, con la tua parola. Queste parole sono più grandi e hanno un colore loro, lo stesso per tutte.',
    nextVideos:
      'I tuoi prossimi video vengono come dice /settings, quindi questo aspetto non ce l’hanno ancora. Con questo pulsante ce l’avranno tutti:',
    nextVideosSame: 'Sì: anche i tuoi prossimi video vengono così, finché non lo cambi in /settings.',
    nextVideosFirst: 'Sì: quando un video ti piace, scrivi “sempre così”, e i prossimi verranno uguali.',
    spellingsKept:
      'Le correzioni valgono per il video in cui le fai. Dopo un video nuovo chiedo dei nomi di cui non sono sicuro: rispondi, e con un tocco li scrivo così in tutti i prossimi.',
    changedLater:
      'Sì, tutte le volte che vuoi finché il video è qui: di’ che cosa deve cambiare e ti mando una nuova versione. «annulla» toglie l’ultimo passo.',
    othersEdit:
      'Questo video si cambia solo in questa chat: un’altra persona può scrivere qui dal tuo telefono. Oppure passale il tuo video originale, così me lo manda nella sua chat.',
    cropped:
      'In verticale non ci sono bande: taglio i lati e seguo la persona che parla. “Mostra tutta l’immagine” la tiene intera, su uno sfondo sfocato; “tieni il centro” non segue nessuno.',
    noisySound:
      'Sì, va bene: di solito capisco quello che si dice anche con vento, macchine o musica. Quello che sento male, dimmelo: “Anna, non Hanna”.',
    putAway: 'Metti pure via il telefono o chiudi la chat: io vado avanti, e ti scrivo qui quando il video è pronto.',
    passOn:
      'Per salvare il video, tieni il dito premuto sopra, o tocca i tre puntini, e scegli “Salva nella galleria” o “Salva”. Per condividerlo, inoltra il messaggio: in una chat, in un gruppo, per mail. Dal computer, apri lì questa chat, fai clic destro sul video e scegli “Salva con nome”; da lì va anche su una chiavetta USB. I sottotitoli fanno parte dell’immagine, quindi li vedono tutti.',
    passOnPost:
      'Salva il video sul telefono: tieni il dito premuto sopra, o tocca i tre puntini, e scegli “Salva nella galleria” o “Salva”. Poi apri {app}, comincia un nuovo post e sceglilo lì. I sottotitoli fanno parte dell’immagine, quindi li vedono tutti.',
    passOnChat:
      'Salva il video sul telefono: tieni il dito premuto sopra, o tocca i tre puntini, e scegli “Salva nella galleria” o “Salva”. Poi apri {app}, vai in una chat, in un gruppo o nel tuo stato, e sceglilo lì. I sottotitoli fanno parte dell’immagine, quindi li vedono tutti.',
    burntIn:
      'I sottotitoli fanno parte dell’immagine: li vedono tutti, dappertutto, senza attivare niente. Perciò non si possono nemmeno disattivare.',
    kept: 'Qui tengo un video finito per {days}, poi si cancella da solo. Per averlo sempre, salvalo sul telefono o sul computer.',
    keptForAWhile:
      'Qui tengo un video finito per un po’, poi si cancella da solo. Per averlo sempre, salvalo sul telefono o sul computer.',
    quality:
      'Quasi non si nota: il video tiene la sua grandezza e l’immagine viene codificata un’altra volta, in alta qualità. Quello che l’app di chat toglie lungo la strada è perso; quindi manda l’originale come file (📎, poi «File») o come link.',
    howToSend:
      'Tocca la graffetta 📎 o il segno più (＋) accanto alla riga in cui scrivi, apri lì la galleria o le foto, scegli il video e tocca invia. Dal computer puoi trascinare il file in questa chat.',
    shapeVertical: 'Sì: è verticale 9:16, come TikTok, Reel, Shorts e storie lo mostrano intero.',
    shapeNotVertical:
      'Non ancora: ha la forma del video che hai mandato, che non è verticale. TikTok, Reel e storie mostrano intero il verticale 9:16. Con questo pulsante lo faccio così:',
    shapeUnknown:
      'Ha la forma del video che hai mandato. TikTok, Reel e storie mostrano intero il verticale 9:16: se il tuo non lo è, questo pulsante lo fa così.',
    fontsAlike: 'Questo ci si avvicina: lo stile, o solo il suo font.',
    highlightPurpose:
      'L’evidenziazione segna la parola che viene detta, così si segue meglio. Se ti distrae, questo pulsante la toglie:',
    lastLook: 'L’ultima modifica all’aspetto: {look}.',
    lastWords: 'L’ultima modifica alle parole:',
    howLong: 'Dipende dal video; un minuto di solito è pronto in pochi minuti. Mandane uno, e qui vedi a che punto è.',
  },
  minutes,
  explained,
  limits: {
    silences:
      'Non posso tagliare le pause o gli “ehm”; il video resta lungo com’è. Posso togliere parole dai sottotitoli: “togli ehm”.',
    translation:
      'Non posso tradurre: i sottotitoli sono nella lingua che si parla. Chiedimi “manda il file srt”, fallo tradurre e scrivimi le righe: “3: Hello”.',
    cleanVideo:
      'I sottotitoli che sono nell’immagine non si possono più togliere. Il tuo video originale resta come l’hai mandato.',
    music: 'Non posso aggiungere musica; l’audio resta com’è. Mettila nell’app in cui pubblichi.',
    download: 'Non scarico video dalle pagine, metto solo i sottotitoli ai video che mi mandi.',
    voice: 'Non posso cambiare la voce; l’audio resta com’è. Mi occupo solo di sottotitoli e immagine.',
    trim: 'Non posso tagliare i video. Taglialo prima sul telefono e rimandamelo.',
    speed: 'Non posso velocizzare o rallentare i video. Cambia la velocità sul telefono e poi mandamelo.',
    picture:
      'Mandami qui l’immagine e la metto in un angolo come filigrana. In altri punti del video non posso aggiungere immagini. Le parole le metto in alto: «titolo: Il mio canale».',
    backgroundBlur:
      'Non posso sfocare lo sfondo dell’immagine. Posso mettere un riquadro dietro le parole (“con riquadro”).',
    posting:
      'Non posso pubblicarlo o inoltrarlo al posto tuo. Salva il video da qui e condividilo nella tua app, per mail o in un messaggio.',
    speakers:
      'Non posso dare un colore a ogni persona che parla. La parola che si dice può averne uno: “evidenziazione verde”.',
    live: 'Non posso sottotitolare le dirette. Mandami dopo la registrazione.',
    dubbing:
      'Non posso doppiare un video né parlare in un’altra lingua. Faccio solo i sottotitoli di quello che si dice.',
    summary: 'Non posso riassumere né scegliere le parti migliori. Con “mostra il testo” hai tutto quello che si dice.',
    otherFont:
      'Quel font qui non ce l’ho. Mandami il tuo come file TTF o OTF o con un link al file, oppure scegline uno dei miei:',
    noise: 'Non posso ripulire l’audio; resta com’è.',
    brightness:
      'Non posso cambiare luminosità e colori dell’immagine. Per sottotitoli più leggibili di’ “facile da leggere”.',
    timing:
      'Il momento delle parole lo prendo dall’audio: i sottotitoli vengono e vanno con la voce, e non posso spostarli o lasciarli. Se una riga è sbagliata, scrivimi il testo: “3: Ciao a tutti”.',
    capitals:
      'Le maiuscole dipendono dallo stile: Pop, Comic e Impact le hanno, gli altri usano anche le minuscole. Scegline uno:',
    wordCount: 'Quante parole si vedono insieme lo decido dalle pause. Una alla volta è lo stile “parola per parola”:',
    punctuation:
      'Non posso mettere o togliere la punteggiatura in tutto il video. Scrivi una riga come la vuoi: “3: Ciao, tu!”',
    weight: 'Lo spessore delle lettere dipende dal font. Scegline uno:',
    shape: 'Conosco due formati: verticale 9:16 e quello del tuo video. Scrivi «verticale» o «non verticale».',
    joining: 'Non posso unire i video. Uniscili prima sul telefono, poi mandami il risultato.',
    manyColors:
      'Non posso dare un colore a ogni parola. Possono essere due: quello delle lettere e quello della parola pronunciata. «Bianco, evidenziazione verde».',
    zoom: 'Non posso zoomare in certi momenti. In un video verticale seguo la persona, oppure l’immagine resta ferma: “tieni il centro”.',
    emojiChoice:
      'Gli emoji li scelgo io. Puoi metterne uno tuo dopo una parola: “metti 🔥 dopo gancio”. “Niente emoji” toglie i miei.',
    file: 'In questa chat non posso mandarlo come file non compresso. Collega il tuo account con /link: sulla sua pagina c’è il video in piena qualità.',
    moreWords:
      'Quante parole si vedono insieme lo decido dalle pause; di più non posso mostrarne. Solo nello stile “parola per parola” vengono una alla volta, gli altri sono qui:',
    shadow:
      'Non posso mettere o togliere un’ombra. Per far risaltare le lettere: “bordo più spesso”, o un riquadro (“con riquadro”).',
    frame:
      'Non posso mettere cornici o disegni intorno a un video. Una piccola immagine in un angolo sì: mandamela qui.',
    endCard:
      'Non posso aggiungere una schermata finale. Può dirlo l’ultima riga: “mostrami il testo” ne dà il numero. O in alto: “titolo: chiama il 555 0100”.',
    hideFaces: 'Non posso sfocare volti o targhe. Fallo prima sul telefono, poi mandami il video.',
    fileSize:
      'Non posso fare un file più piccolo. Per una mail condividilo dal telefono, che lo riduce, o mettilo in un cloud e manda il link.',
  },
  talk: {
    praise: 'Sono contento che ti piaccia! 😊 Manda il prossimo quando vuoi.',
    praisedPicture: 'Sono contento che ti piaccia. Faccio il video così?',
    complaint: 'Mi dispiace. Che cosa non va: le parole o l’aspetto?',
    patience: 'Grazie! Ti scrivo appena c’è qualcosa di nuovo.',
    refusal: 'Va bene, resta tutto com’è.',
    announced: 'Ottimo, mandalo qui, come link o come file. Comincio subito.',
    misunderstood:
      'Scusa, avevo capito male. Mandami un video in cui qualcuno parla, come link o come file, e ci metto i sottotitoli.',
  },
  names: {
    settings: 'Impostazioni',
    styles: 'Stili',
    colors: 'I colori',
    language: 'Lingua del bot',
    videos: 'I miei video',
    home: 'All’inizio',
    deleteData: 'Cancella i miei dati',
    deleteVideo: 'Elimina il video',
    sendAgain: 'Mandalo di nuovo',
    sendFile: 'Mandalo come file',
    sendSrt: 'Sottotitoli in .srt',
    showMistakes: 'Correggi il testo',
    work: 'È pronto?',
    minutes: 'I miei minuti',
    moreMinutes: 'Altri minuti',
    editsCost: 'Le modifiche costano?',
    renewal: 'Quando si rinnovano?',
    price: 'Quanto costa?',
    privacy: 'La privacy',
    formats: 'Formati dei file',
    length: 'Durata e dimensione',
    platforms: 'Link e piattaforme',
    several: 'Più video',
    whoAreYou: 'Chi sei?',
    ownScript: 'Ho un copione',
    nextVideos: 'I prossimi video',
    spellingsKept: 'Ricorda i nomi?',
    cropped: 'Si tagliano i lati?',
    noisySound: 'Con rumore di fondo',
    putAway: 'Chiudere la chat',
    passOn: 'Condividerlo, salvarlo',
    burntIn: 'Li vedono tutti?',
    kept: 'Per quanto resta?',
    quality: 'Perde qualità?',
    howToSend: 'Come lo mando?',
    shapeFits: 'La forma va bene?',
    lastChange: 'Ultima modifica',
    saveButtons: 'Marchio o sempre?',
    srtFile: 'Cos’è un .srt?',
    resultButtons: 'A che servono?',
    howToBegin: 'Come funziona?',
    silences: 'Togli le pause',
    translation: 'Traduci',
    cleanVideo: 'Senza sottotitoli',
    music: 'Aggiungi musica',
    download: 'Scarica un video',
    voice: 'Cambia la voce',
    trim: 'Taglia il video',
    speed: 'Velocità del video',
    picture: 'Immagine o logo',
    backgroundBlur: 'Sfoca lo sfondo',
    posting: 'Pubblica per me',
    speakers: 'Colore per persona',
    live: 'Sottotitoli dal vivo',
    dubbing: 'Doppiaggio',
    summary: 'Versione breve',
    otherFont: 'Un altro font',
    noise: 'Audio migliore',
    brightness: 'Luminosità e filtri',
    timing: 'Testo fuori sincrono',
    capitals: 'Le maiuscole',
    wordCount: 'Parole alla volta',
    punctuation: 'Punteggiatura',
    weight: 'Più o meno spesso',
    shape: 'Formato quadrato',
    joining: 'Unire i video',
    manyColors: 'Tanti colori',
    zoom: 'Zoom',
    emojiChoice: 'Altre emoji',
    praise: 'Mi piace',
    complaint: 'Non mi piace',
    patience: 'Aspetto',
    refusal: 'Lascia così',
    sameAgain: 'Come l’ultima volta',
    clearFaces: 'Via dalla faccia',
    canCaption: 'Metti i sottotitoli?',
    install: 'Installare qualcosa?',
    spoken: 'Lingue e accenti',
    watermarked: 'C’è una filigrana?',
    fonts: 'Quali font?',
    someWords: 'Singole parole',
    moreWords: 'Più parole insieme',
    shadow: 'Un’ombra',
    frame: 'Una cornice',
    endCard: 'Testo alla fine',
    hideFaces: 'Nascondere volti',
    fileSize: 'File più piccolo',
  },
};
