import type { PageTexts } from '../../texts.ts';

export const fonts: PageTexts['fonts'] = {
  title: 'Carattere personale',
  hint: 'Un file TTF, OTF, WOFF o WOFF2 di 5 MB al massimo. Le lettere che mancano vengono da altri caratteri.',
  file: 'File del carattere',
  own: 'I tuoi caratteri',
  use: 'Usa questo carattere',
  remove: 'Togli il carattere',
  used: '“{name}” è ora il carattere di “{preset}”.',
  removed: '“{preset}” ha di nuovo il carattere del suo stile.',
  sample: 'Quel vituperabile xenofobo, 0123',
  upload: 'Aggiungi un carattere',
  added: '“{name}” è stato aggiunto.',
  adding: 'Controllo del carattere…',
  restricted:
    'Secondo la licenza, il tuo carattere non si può incorporare. Chiedi a chi l’ha fatto prima di pubblicare.',
  mistakes: {
    nothing: 'Scegli prima un file di carattere.',
    format: 'Non è un carattere TTF, OTF, WOFF o WOFF2 con contorni, o supera i 5 MB.',
    damaged: 'Questo carattere è danneggiato o non si può disegnare.',
    letters: 'Questo carattere non ha lettere per scrivere sottotitoli.',
    gone: 'Questo carattere è stato eliminato.',
  },
};
