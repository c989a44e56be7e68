import type { ChatTexts } from '../../texts.ts';

export const explained: ChatTexts['topics']['explained'] = {
  saveButtons:
    'Con “Come predefinito” tutti i tuoi prossimi video vengono così da soli. “Come mio marchio” fa lo stesso e in più tiene l’aspetto come modello: dopo altri aspetti, “usa il mio marchio” lo riporta.',
  srtFile:
    'Contiene i sottotitoli e i loro tempi come testo. Caricalo con il video su YouTube o Facebook, o aprilo in un programma di montaggio: lì i sottotitoli si possono attivare e disattivare. Di’ “manda l’srt” e lo ricevi.',
  resultButtons:
    '“Modifica testo” mostra tutte le parole, così le correggi. “Cambia aspetto” ha colori, dimensioni e stili. “Come mio marchio” dà questo aspetto a tutti i tuoi prossimi video, e anche “Come predefinito”. “Sottotitoli .srt” manda le parole e i loro tempi in un file di testo. “Elimina” elimina questo video qui.',
};
