import type { Texts } from '../texts.ts';

export const videoStates: Texts['videoStates'] = {
  queued: 'O vídeo espera a sua vez.',
  fetching: 'O vídeo está sendo baixado.',
  listening: 'A fala está sendo transcrita.',
  planning: 'As legendas estão sendo posicionadas.',
  rendering: 'As legendas estão sendo desenhadas no vídeo.',
  assembling: 'O resultado está sendo montado.',
  processed: 'O vídeo está pronto.',
  failed: 'Não foi possível processar o vídeo.',
  cancelled: 'O vídeo foi cancelado.',
  expired: 'O vídeo venceu e foi apagado.',
  deleted: 'O vídeo foi apagado.',
};
