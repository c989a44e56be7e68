import type { Texts } from '../texts.ts';

export const mails: Texts['mails'] = {
  hello: 'Ciao,',
  signIn: {
    subject: 'Il tuo link per accedere a Captioneer',
    openLink: 'Apri questo link per accedere a Captioneer:',
    pressButton: 'Premi il pulsante per accedere a Captioneer.',
    button: 'Accedi',
    once: 'Il link funziona una volta sola, entro {minutes} minuti.',
    buttonFails: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
    notAsked: 'Se non hai chiesto tu questo link, ignora questa email. Senza il link nessuno può accedere.',
  },
  noAccount: {
    subject: 'Non esiste un account Captioneer con questo indirizzo',
    asked:
      'Qualcuno, probabilmente tu, ha chiesto di accedere a Captioneer su {url} con questo indirizzo email. Non esiste un account con questo indirizzo. In questo servizio solo il gestore crea gli account.',
    whatToDo:
      'Se hai un account, accedi con l’indirizzo email con cui è stato creato. Altrimenti chiedi un account al gestore del servizio.',
  },
};
