import type { PageTexts } from '../../texts.ts';

export const refusals: PageTexts['refusals'] = {
  backToStart: 'Torna all’inizio',
  inner: {
    title: 'Da parte nostra qualcosa è andato storto',
    message: 'L’errore è stato registrato. Riprova tra un momento.',
  },
  ifItStays: 'Se succede di nuovo, comunica questo numero al gestore del servizio: {id}',
  named: {
    nothingHere: {
      title: 'Qui non c’è niente',
      message:
        'L’indirizzo può essere scritto male, o ciò che era qui è stato eliminato. Il menu in alto porta alle altre pagine.',
    },
    notSignedIn: { title: 'Devi accedere', message: 'Prima accedi, poi riprova.' },
    strangeForm: {
      title: 'Quel modulo è scaduto',
      message: 'Non è cambiato niente. Torna indietro, ricarica la pagina e invia di nuovo il modulo.',
    },
    tooOften: {
      title: 'Aspetta un momento',
      message: 'Ci sono state troppe richieste in poco tempo. Non è andato perso nulla: aspetta un minuto e riprova.',
    },
    wrongMethod: {
      title: 'Questa pagina non può farlo',
      message: 'Torna all’inizio e riprova da lì.',
    },
    tooMuchText: {
      title: 'Il testo è troppo lungo',
      message: 'Non è cambiato niente. Torna indietro e inviane di meno in una volta.',
    },
    tooComplex: {
      title: 'Il calcolo richiede troppo tempo',
      message: 'Non è cambiato niente. Usa meno sottotitoli o sottotitoli più corti.',
    },
    busy: { title: 'Il servizio è occupato', message: 'Riprova tra un momento.' },
    notAForm: {
      title: 'Questa richiesta non veniva da un modulo',
      message: 'Le pagine accettano solo moduli dai browser. I programmi usano l’API: vedi /docs.',
    },
    cutOff: {
      title: 'La richiesta era incompleta',
      message: 'Non è cambiato niente. Torna indietro e inviala di nuovo.',
    },
    strangeDraft: {
      title: 'La richiesta non è stata capita',
      message: 'L’editor ha inviato qualcosa di inatteso. Ricarica la pagina; il tuo lavoro è conservato.',
    },
    longDraft: {
      title: 'I sottotitoli sono troppo lunghi',
      message:
        'Un sottotitolo può avere 5.000 caratteri e un video 10.000 sottotitoli con 50.000 parole. Accorciali; non è cambiato nulla.',
    },
    notAccepted: { title: 'Non ha funzionato', message: 'Torna indietro e controlla quello che hai inserito.' },
    conflict: {
      title: 'Non è più aggiornato',
      message: 'Nel frattempo è cambiato. Torna indietro e controlla di nuovo.',
    },
    beingDone: { title: 'È già in corso', message: 'Ricontrolla tra un momento.' },
    noTime: {
      title: 'Tempo esaurito',
      message: 'Il tuo tempo video è finito. Il tuo profilo mostra quanto ne avevi e quanto ne hai usato.',
    },
    storageFull: {
      title: 'Il tuo spazio è pieno',
      message:
        'Il tuo account conserva tutto il video che può. Elimina i video che non ti servono più: il loro spazio si libera entro un’ora.',
    },
    queueFull: {
      title: 'Troppi video in attesa',
      message: 'Il tuo account ha in coda tutti i video che può. Aspetta che alcuni siano pronti, poi riprova.',
    },
    serviceFull: {
      title: 'Ci sono troppi video in attesa',
      message:
        'Ci sono più video in attesa di quanti se ne possano fare presto, quindi non si accetta nulla di nuovo. Riprova tra qualche minuto.',
    },
    diskLow: {
      title: 'Per ora niente nuovi video',
      message:
        'Il servizio ha poco spazio su disco e per il momento non accetta nulla di nuovo. I tuoi video restano come sono. Riprova più tardi.',
    },
    tooLarge: {
      title: 'È troppo grande',
      message: 'Un file così grande non è accettato. Scegline uno più corto o più compresso.',
    },
    cancelled: { title: 'È stato annullato', message: 'È stato fermato prima della fine.' },
  },
};
