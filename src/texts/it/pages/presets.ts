import type { PageTexts } from '../../texts.ts';

export const presets: PageTexts['presets'] = {
  title: 'Modelli',
  intro:
    'Un modello è un aspetto con un nome. Sceglilo per i nuovi video, qui, nell’editor e come «style» nell’API. I video fatti con lui restano come sono.',
  none: 'Ancora nessun modello. Salva l’aspetto di un video nella sua pagina.',
  own: 'I tuoi modelli',
  brand: 'Il mio marchio',
  isDefault: 'Predefinito',
  makeDefault: 'Usa sempre',
  noDefault: 'Non usare sempre',
  madeDefault: 'Da ora i nuovi video saranno come «{name}».',
  tookDefault: '«{name}» non è più il modello predefinito.',
  change: 'Rinomina, carattere, elimina',
  name: 'Nome',
  rename: 'Rinomina',
  renamed: 'Il modello ora si chiama «{name}».',
  delete: 'Elimina',
  deleted: 'Il modello «{name}» è stato eliminato.',
  save: 'Salva questo aspetto',
  saveHint:
    'Stile, colori, dimensioni, posizione, aspetto del titolo e filigrana, con un nome. Un modello con lo stesso nome viene sostituito.',
  forAll: 'Usalo per tutti i nuovi video',
  saved: 'L’aspetto è stato salvato come «{name}».',
  apply: 'Usa un modello',
  mistakes: {
    badName: 'Usa da 1 a 40 lettere, cifre, spazi, trattini o trattini bassi, e non il nome di uno stile.',
    taken: 'Hai già un altro modello con questo nome.',
    full: 'Hai {max} modelli. Prima eliminane uno.',
    gone: 'Questo modello non esiste più.',
  },
};
