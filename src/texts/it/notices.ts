import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'Il video non ha audio, quindi non c’è nulla da sottotitolare.',
  no_speech: 'Nel video non si sente parlare nessuno, quindi non ha sottotitoli.',
  unknown_language: 'Il riconoscimento vocale non conosce la lingua indicata, quindi è stata rilevata automaticamente.',
  contradicted_by_sound:
    'Si parla chiaramente una lingua diversa da quella indicata, quindi è stata rilevata automaticamente.',
  faces_unknown:
    'Non siamo riusciti a cercare le persone nell’immagine: resta la parte centrale, e i sottotitoli potrebbero coprire un volto. Alla prossima modifica riproviamo.',
  missing_signs: 'Nessun font disponibile contiene questi segni dei sottotitoli, quindi non compaiono: {items}',
  unknown_emojis: 'Di queste emoji non c’è un’immagine, quindi i sottotitoli appaiono senza: {items}',
  title_late: 'Il titolo inizia dopo la fine del video, quindi non compare.',
  title_cut: 'Il titolo è troppo lungo per due righe leggibili, quindi la fine è stata tagliata.',
  hurried_captions: 'Si parla troppo in fretta per leggere tutto con calma.',
  colors_changed: 'Alcuni colori sono cambiati, per essere leggibili.',
};
