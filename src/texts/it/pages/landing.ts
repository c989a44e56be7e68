import type { Texts } from '../../texts.ts';

export const landing: Texts['pages']['landing'] = {
  title: 'Sottotitoli che si muovono a ogni parola',
  lead: 'Manda un video in cui qualcuno parla. Torna con sottotitoli che si muovono a ogni parola, in verticale se vuoi. Correggi una parola e lo riavrai in pochi secondi.',
  before: 'Prima',
  after: 'Dopo',
  clip: 'La stessa clip due volte: a sinistra com’è stata mandata, a destra con sottotitoli animati',
  pause: 'Metti in pausa',
  play: 'Riproduci',
  how: 'Come funziona',
  steps: {
    send: {
      title: 'Manda un video',
      text: 'Un file, un link o un messaggio in una chat. Va bene il video di qualsiasi telefono.',
    },
    captions: {
      title: 'Ricevilo con i sottotitoli',
      text: 'Le parole vengono trascritte, messe al loro momento e disegnate nell’immagine, lontano dai volti e facili da leggere.',
    },
    correct: {
      title: 'Fallo tuo',
      text: 'Cambia parole, colori, stile e posizione. Si rifanno solo i secondi che cambiano.',
    },
  },
  styles: 'Sedici stili, tre palette ciascuno',
  stylesText: 'Ogni immagine viene dal motore di rendering. Guardali tutti, o usa il tuo font e i tuoi colori.',
  allStyles: 'Tutti gli stili',
  ways: 'Dove lavori tu',
  wayIn: {
    browser: {
      title: 'Nel browser',
      text: 'Carica, scegli uno stile, correggi le parole accanto all’immagine, condividi.',
    },
    chat: {
      title: 'In una chat',
      text: 'Manda una clip a un bot e scrivi «più grande, giallo, in alto».',
    },
    whatsapp: {
      title: 'Su WhatsApp',
      text: 'Manda un video e lo riavrai nella stessa chat.',
    },
    api: {
      title: 'Dal tuo programma',
      text: 'Una semplice API REST con callback firmate, descritta con OpenAPI.',
    },
    assistants: {
      title: 'Da un assistente',
      text: 'Gli assistenti sottotitolano, correggono e cambiano stile ai video con il Model Context Protocol.',
    },
    noCode: {
      title: 'Senza codice',
      text: 'Nodi e ricette per n8n, Make e Zapier.',
    },
  },
  open: 'Aperto, e sul tuo computer',
  openText: 'Licenza MIT. Basta un piccolo computer con Node. I tuoi video non vanno a nessun altro.',
  runIt: 'Due comandi per provarlo',
  guide: 'Leggi la guida',
};
