import type { Texts } from '../../texts.ts';

export const account: Pick<
  Texts['chat'],
  'videos' | 'usage' | 'languages' | 'deliver' | 'link' | 'linked' | 'deleting' | 'problems'
> = {
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
