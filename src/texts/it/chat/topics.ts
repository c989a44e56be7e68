import type { ChatTexts } from '../../texts.ts';

export const topics: ChatTexts['topics'] = {
  questions: {
    ready: 'È pronto: {name}. Te lo rimando?',
    readyButChanged: 'La versione che hai è pronta. Quello che hai cambiato dopo non è ancora nel video. Lo creo?',
    nothingYet: 'Non mi hai ancora mandato un video. Mandamene uno e qui vedrai a che punto è.',
    price: 'I video usano solo i tuoi minuti; in questa chat non si paga niente. Ecco quello che hai:',
    privacy:
      'Il tuo video serve solo a fare i tuoi sottotitoli. Lo vedi solo tu, e chi ha il suo link. Dopo un po’ si cancella da solo; con “elimina questo video” sparisce subito, e /delete cancella tutto di te.',
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
  },
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
      'Mandami qui l’immagine e la metto in un angolo come filigrana. In altri punti del video non posso aggiungere immagini.',
    backgroundBlur:
      'Non posso sfocare lo sfondo dell’immagine. Posso mettere un riquadro dietro le parole (“con riquadro”).',
    posting: 'Non posso pubblicare al posto tuo. Salva il video da qui e pubblicalo nella tua app.',
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
      'Il momento di ogni parola viene dall’audio e non posso spostarlo a mano. Se una riga è sbagliata, scrivimi il testo: “3: Ciao a tutti”.',
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
    emojiChoice: 'Le emoji le scelgo io e non posso cambiarne una sola. Ci sono o non ci sono: scrivi «senza emoji».',
    file: 'In questa chat non posso mandarlo come file non compresso. Collega il tuo account con /link: sulla sua pagina c’è il video in piena qualità.',
  },
  talk: {
    praise: 'Sono contento che ti piaccia! 😊 Manda il prossimo quando vuoi.',
    praisedPicture: 'Sono contento che ti piaccia. Faccio il video così?',
    complaint: 'Mi dispiace. Che cosa non va: le parole o l’aspetto?',
    patience: 'Grazie! Ti scrivo appena c’è qualcosa di nuovo.',
    refusal: 'Va bene, resta tutto com’è.',
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
    price: 'Quanto costa?',
    privacy: 'La privacy',
    formats: 'Formati dei file',
    length: 'Durata e dimensione',
    platforms: 'Link e piattaforme',
    several: 'Più video',
    whoAreYou: 'Chi sei?',
    ownScript: 'Ho un copione',
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
  },
};
