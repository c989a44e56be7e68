import type { Texts } from '../texts.ts';

export const videoStates: Texts['videoStates'] = {
  queued: 'Il video aspetta il suo turno.',
  fetching: 'Download del video in corso.',
  listening: 'Trascrizione del parlato in corso.',
  planning: 'Disposizione dei sottotitoli in corso.',
  rendering: 'Creazione del video con i sottotitoli in corso.',
  assembling: 'Montaggio del risultato in corso.',
  processed: 'Il video è pronto.',
  failed: 'Non è stato possibile elaborare il video.',
  cancelled: 'Il video è stato annullato.',
  expired: 'Il video è scaduto ed è stato eliminato.',
  deleted: 'Il video è stato eliminato.',
};
