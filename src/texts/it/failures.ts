import type { Texts } from '../texts.ts';

export const failures: Texts['failures'] = {
  codes: {
    source_unreachable:
      'Non riesco a raggiungere il server di quel link. Controlla il link o riprova tra qualche minuto.',
    source_not_found: 'A quel link non c’è nessun file. Controlla che sia scritto bene; alcuni link inoltre scadono.',
    source_forbidden_address: 'Quel link porta a una rete privata. Posso prendere solo ciò che è accessibile a tutti.',
    source_too_many_redirects: 'Quel link rimanda troppe volte altrove. Mandami l’indirizzo a cui porta alla fine.',
    source_too_large: 'Quel file è troppo grande per me. Mandamene uno più corto o più compresso.',
    source_stalled: 'Il server di quel link ha smesso di inviare dati. Riprova più tardi o manda il video come file.',
    source_too_slow: 'Il server di quel link è troppo lento. Usane uno più veloce o manda il video come file.',
    source_timed_out: 'Il download è durato troppo. Prova con un file più piccolo o mettilo su un server più veloce.',
    source_incomplete: 'Il download si è interrotto prima della fine. Riprova o manda il video come file.',
    source_empty: 'Quel file è vuoto. Controlla che sia stato salvato per intero e rimandalo.',
    source_web_page: 'Quel link apre una pagina web, non un video.',
    source_not_shared:
      'Con quel link non riesco ad avere il video. Condividilo con chiunque abbia il link, oppure mandalo come file.',
    source_picture: 'È un’immagine, e a me serve un video.',
    source_sound_only: 'C’è solo l’audio, senza immagini. Per i sottotitoli serve un video.',
    source_playlist: 'È una playlist che rimanda soltanto ad altri file. Mandami il video vero e proprio.',
    source_unsupported: 'Non so leggere quel tipo di file. Mandami un video, per esempio un .mp4.',
    source_damaged: 'Quel video è danneggiato e non riesco a leggerlo. Salvalo di nuovo e rimandalo.',
    source_too_long: 'Quel video è troppo lungo per me. Mandamene uno più corto o taglialo in parti.',
    source_absurd_size:
      'Non riesco a lavorare con immagini di queste dimensioni. Salva il video in un formato comune, come 1080p.',
    overlay_too_long:
      'L’overlay trasparente di questo video sarebbe troppo grande. Chiedi il video intero o mandamene una parte più corta.',
    speech_unavailable: 'In questo momento non posso ascoltare i video. Riprova tra un po’.',
    speech_failed: 'Non sono riuscito a elaborare l’audio di questo video. Riprova; se non basta, salvalo come .mp4.',
    render_failed: 'Qualcosa è andato storto mentre lo preparavo. Riprova.',
    internal: 'Da parte mia qualcosa è andato storto. Riprova.',
    cancelled: 'Interrotto.',
    storage_limit:
      'Questo video non entra più nel tuo spazio. Elimina i video che non ti servono più e mandalo di nuovo tra un’ora.',
    allowance_exhausted:
      'Non ti restano abbastanza minuti per questo video. Mandane uno più corto oppure guarda /usage: mostra quanti ne restano e quando ne avrai altri.',
  },
  sites: {
    google_drive: 'Su Google Drive condividi il file con “Chiunque abbia il link” e rimandami il link.',
    dropbox: 'Su Dropbox condividi il file con chiunque abbia il link e rimandami il link.',
    onedrive: 'Su OneDrive condividi il file con chiunque abbia il link e rimandami il link.',
    folder: 'È una cartella. Mandami il link del video che c’è dentro.',
    video_site: 'Scarica prima il video da lì, poi mandamelo come file.',
    transfer: 'Scaricalo prima da lì, poi mandamelo come file.',
  },
  otherSite: 'Mi serve un link che riproduca o scarichi direttamente il video, oppure il file stesso.',
  earlierStays: 'La versione che hai resta com’è.',
};
