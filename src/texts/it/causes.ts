import type { Texts } from '../texts.ts';

const unexpected = 'Da parte nostra qualcosa è andato storto durante l’elaborazione di questo video.';

export const causes: Texts['causes'] = {
  videos: {
    source_unreachable: {
      unknown_host: 'Il server di quel link non esiste. Controlla che l’indirizzo sia scritto bene.',
      bad_certificate:
        'Il server di quel link non ha un certificato valido e quindi non è affidabile. Usa un altro server.',
      not_a_web_server: 'A quel link non risponde un server web funzionante.',
      refuses_connections: 'Il server di quel link rifiuta le connessioni. Controlla l’indirizzo o riprova più tardi.',
      no_answer: 'Non è stato possibile raggiungere il server di quel link. Controlla l’indirizzo o riprova più tardi.',
      redirects_nowhere: 'Quel link rimanda altrove senza dire dove.',
      not_public:
        'Quel link non è accessibile a tutti: condividi il file pubblicamente, o usa un link che funzioni senza accedere (risposta del server: {status}).',
      too_many_requests:
        'Il server di quel link chiede meno richieste: riprova più tardi (risposta del server: {status}).',
      server_fault: 'Il server di quel link ha un guasto: riprova più tardi (risposta del server: {status}).',
      not_handed_out: 'Il server di quel link non consegna il file (risposta del server: {status}).',
      signature_expired:
        'Quel link è scaduto: era firmato per un tempo limitato. Creane uno nuovo, oppure manda il video come file.',
      signature_refused:
        'L’archivio dietro quel link non accetta la sua firma. Copia il link intero e senza modifiche, oppure creane uno nuovo.',
      other_region:
        'Quel link è stato firmato per una regione diversa da quella del file. Creane uno nuovo per la regione del bucket.',
    },
    source_not_found: {
      at_link:
        'A quel link non c’è nessun file (risposta del server: {status}). Controlla l’indirizzo, o se il link è scaduto.',
      upload_deleted: 'Il file caricato è stato eliminato. Caricalo di nuovo.',
    },
    source_forbidden_address: {
      private_network:
        'Quel link porta a una rete privata. Si possono scaricare solo file accessibili a tutti su internet.',
      invalid: 'Quello non è un indirizzo web valido.',
      other_scheme: 'Si possono scaricare solo indirizzi che iniziano con http:// o https://.',
      with_password:
        'Gli indirizzi che contengono un nome utente o una password non vengono scaricati. Usa un link che funzioni senza.',
    },
    source_too_many_redirects:
      'Quel link rimanda altrove più di {maxRedirects} volte. Indica l’indirizzo a cui porta alla fine.',
    source_too_large: 'Quel file supera il limite di {maxBytes}. Manda un video più corto o più compresso.',
    source_stalled:
      'Il server di quel link non ha inviato niente per {maxSeconds}, quindi il download è stato interrotto. Riprova più tardi o usa un altro server.',
    source_too_slow:
      'Il server di quel link ha inviato meno di {minBytes} al secondo per {seconds}, quindi il download è stato interrotto. Usa un server più veloce.',
    source_timed_out:
      'Il download è durato più di {maxSeconds} ed è stato interrotto. Usa un file più piccolo o un server più veloce.',
    source_incomplete: 'Il download si è interrotto prima della fine del file. Riprova o usa un altro server.',
    source_empty: '{subject} è vuoto. Controlla che il video sia stato salvato o caricato per intero.',
    source_web_page:
      '{subject} è una pagina web, non un video. Indica l’indirizzo del file stesso, uno che riproduca o scarichi subito il video.',
    source_not_shared: {
      private:
        '{service} lo mostra solo a chi è invitato o ha fatto l’accesso. Condividilo con chiunque abbia il link, oppure manda il video come file.',
      password:
        'Questo link di {service} chiede una password. Condividi il video senza password, oppure mandalo come file.',
      expired:
        'Questo link di {service} è scaduto, o il video è stato eliminato. Crea un nuovo link, oppure manda il video come file.',
      no_access:
        '{service} non dà accesso con questo link: è scaduto, oppure è solo per i suoi destinatari. Chiedi un nuovo link, oppure manda il video come file.',
      folder: 'Questo link di {service} apre una cartella. Manda il link del video che contiene.',
      several_files:
        'Dietro questo link di {service} ci sono più file. Condividi solo il video, oppure mandalo come file.',
      no_video:
        'Dietro questo link di {service} non c’è nessun video. Manda il link di un video, oppure il video come file.',
      no_file:
        '{service} non consegna nessun file per questo link. Scarica prima il video da lì, poi mandalo come file.',
    },
    source_picture: {
      picture: '{subject} è un’immagine ({format}), non un video. Manda un file video.',
      still: 'Questa è un’immagine fissa, non un video.',
    },
    source_sound_only: {
      sound:
        '{subject} è audio senza immagini ({format}). I sottotitoli si disegnano su un video, quindi manda un file video.',
      no_video: 'Questo file ha l’audio ma non ha immagini.',
    },
    source_playlist:
      '{subject} è una playlist che rimanda soltanto ad altri file. Indica l’indirizzo di un file video, per esempio un .mp4.',
    source_unsupported: {
      json: '{subject} contiene dati per programmi (JSON), non un video. Indica l’indirizzo del file video stesso.',
      subtitles: '{subject} è un file di sottotitoli, non un video. Manda il video e, insieme, questi sottotitoli.',
      text: '{subject} è solo testo, non un video. Manda un file video.',
      archive: '{subject} è un archivio ({format}), non un video. Estrai il video che contiene e manda quello.',
      other_format: '{subject} è un file {format}, non un video. Manda un file video.',
      no_video: 'In questo file non c’è nessun video.',
      unreadable: 'Questo non è un video che possiamo leggere.',
      unknown_codec: 'Le immagini sono salvate in un modo che non possiamo leggere.',
      too_complex:
        'Questo file ha troppe tracce, etichette, capitoli o frammenti minuscoli per poterlo leggere. Salva di nuovo il video, per esempio come .mp4, e manda quello.',
      too_many_frames:
        'Questo video ha più fotogrammi di quanti possiamo elaborarne. Salvalo con al massimo 60 fotogrammi al secondo.',
      unknown_compression: 'Il server di quel link invia il file con una compressione che non conosciamo.',
    },
    source_damaged: {
      unplayable: 'Questo video è danneggiato o tronco e non si può riprodurre.',
      no_picture: 'Di questo video non si può mostrare nessuna immagine: il file è danneggiato.',
      no_frame: 'Di questo video non si può decodificare nessun fotogramma: il file è danneggiato.',
      cannot_unpack: 'Il file di quel link arriva danneggiato e non si può decomprimere.',
      clock_restarts:
        'Il tempo di questa registrazione riparte da capo o salta a metà. Salvala come un unico video, per esempio un .mp4, e manda quello.',
    },
    source_too_long: 'Questo video dura {seconds}; il limite è {maxSeconds}.',
    source_absurd_size: 'Un’immagine di {width} × {height} è più grande di qualsiasi video che possiamo elaborare.',
    overlay_too_long:
      'Un overlay di {width} × {height} può durare {maxSeconds}, e questo video dura {seconds}. Manda una parte più corta o scegli una dimensione minore.',
    speech_unavailable: {
      no_engine: 'Questo servizio non può trascrivere il parlato. Manda i sottotitoli insieme al video.',
      program_missing: 'Il programma di trascrizione non può essere eseguito.',
      key_rejected: 'Il servizio di trascrizione ha rifiutato la chiave API.',
      wrong_url: 'All’indirizzo configurato non c’è nessun servizio di trascrizione.',
      no_word_times: 'Il servizio di trascrizione non ha fornito i tempi delle parole.',
    },
    speech_failed: {
      unexpected,
      transcriber_failed: 'La trascrizione del video non è riuscita.',
      unreadable_audio: 'Non è stato possibile leggere l’audio: non è un file WAV mono a 16 kHz.',
      no_sound: 'Il video non ha audio.',
      took_too_long: 'La trascrizione di questo video ha richiesto più di {maxSeconds} ed è stata interrotta.',
      program_timed_out: 'Il programma di trascrizione ha impiegato troppo tempo.',
      program_failed: 'Il programma di trascrizione ha dato un errore.',
      program_output: 'Non è possibile leggere il risultato del programma di trascrizione.',
      service_answer: 'Non è possibile leggere la risposta del servizio di trascrizione.',
      service_unreachable: 'Non è stato possibile raggiungere il servizio di trascrizione.',
      service_overloaded: 'Il servizio di trascrizione è sovraccarico o non funziona.',
      audio_rejected: 'Il servizio di trascrizione ha rifiutato l’audio.',
    },
    render_failed: {
      unexpected,
      captions: 'Non è stato possibile disegnare i sottotitoli in questo video.',
      still: 'Non è stato possibile disegnare l’immagine.',
      check: 'Il video sottotitolato non ha superato il controllo.',
      assembly: 'Non è stato possibile montare il video sottotitolato.',
    },
    internal: {
      unexpected,
      crashes:
        'Il nostro programma si è bloccato ogni volta che ha elaborato questo video, quindi abbiamo smesso di provare.',
      not_saved: 'Non è stato possibile salvare il file.',
    },
    cancelled: 'Il video è stato annullato.{billed}',
    storage_limit:
      'Il tuo account conserva {keptBytes} di video e file caricati; il limite è {maxBytes} e questo file non ci sta. Elimina i video che non ti servono più: il loro spazio si libera entro un’ora.',
    allowance_exhausted: {
      nothing_left: 'Il tuo tempo video è finito. Acquistane altro{renewal} e poi manda di nuovo il video.',
      all_reserved:
        'Il resto del tuo tempo video ({remainingSeconds}) è riservato per video in lavorazione. Aspetta che siano pronti{renewal} e poi manda di nuovo il video.',
      too_long:
        'Questo video dura {seconds}. Ti restano {leftSeconds}{held}: {missing}. Acquista altro tempo{renewal} e poi manda di nuovo il video.',
    },
  },
  parts: {
    subjects: { link: 'Il file di quel link', file: 'Quel file' },
    missing: { one: 'manca {missingSeconds}', other: 'mancano {missingSeconds}' },
    held: ', più {reservedSeconds} riservati per altri video',
    billed:
      ' Sono stati usati {billedSeconds} di tempo video, perché i sottotitoli o l’anteprima erano già stati aperti.',
    renewal: ', o aspetta la prossima ricarica ({renewalSeconds}) il {renewalDay} (UTC),',
  },
  deliveries: {
    answered: 'il ricevitore ha risposto {status}',
    redirected: 'il ricevitore ha risposto {status}, e i reindirizzamenti non vengono seguiti',
    gone: 'il ricevitore ha risposto 410 e non vuole altri tentativi',
    no_answer_in_time: 'nessuna risposta entro {seconds} s',
    no_answer: 'nessuna risposta ({systemCode})',
    private_address: 'l’indirizzo è di una rete privata',
    unknown_host: 'il server non esiste',
    refuses_connections: 'il server rifiuta le connessioni',
    connection_closed: 'la connessione è stata chiusa prima di una risposta',
    not_a_web_server: 'non risponde un server web funzionante',
    unreachable: 'non è stato possibile raggiungere il ricevitore',
    not_a_chat: 'questo non è l’indirizzo di una chat',
    video_gone: 'il video è stato eliminato, o una revisione più recente lo ha sostituito',
    not_sent: 'non è stato possibile inviarlo',
    blocked: 'la persona ha bloccato il bot',
    message_outdated: 'il video di questo messaggio non esiste più',
    internal: 'un errore interno',
  },
  requests: {
    video_changed: 'Nel frattempo il video è stato cambiato, in un’altra finestra o da una chat.',
    not_fetched: 'Il video non è ancora stato scaricato.',
    not_finished: 'I sottotitoli vengono misurati quando il video è pronto.',
    nothing_to_edit: 'Non c’è ancora niente da modificare: la trascrizione del video è in corso.',
    source_deleted:
      'L’originale di questo video è stato eliminato. Con una modifica viene scaricato di nuovo dal suo indirizzo; un file caricato va caricato di nuovo.',
    upload_deleted: 'Il file caricato è stato eliminato. Caricalo di nuovo.',
    contact_linked: 'Questo contatto è già collegato a un account.',
    service_busy: 'Il servizio è occupato. Riprova tra qualche secondo.',
    too_complex: 'Il calcolo richiede troppo tempo. Usa meno sottotitoli o sottotitoli più corti.',
    dictionary_full: 'Il tuo dizionario è pieno. Togli delle voci nel tuo profilo e riprova.',
    tokens_full: 'Questo account ha già tutti i token che può avere. Revocane uno che non usi più e riprova.',
    uploads_full:
      'Il tuo account ha già tutti i caricamenti incompleti che può avere. Completane qualcuno o aspetta: quelli incompleti vengono eliminati dopo un giorno.',
  },
};
