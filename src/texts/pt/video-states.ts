import type { Texts } from '../texts.ts';

export const videoStates: Texts['videoStates'] = {
  queued: 'O vídeo espera a sua vez.',
  fetching: 'O vídeo está a caminho.',
  listening: 'A fala é transcrita.',
  planning: 'As legendas são posicionadas.',
  rendering: 'As legendas são desenhadas no vídeo.',
  assembling: 'O resultado é montado.',
  processed: 'O vídeo está pronto.',
  failed: 'Não foi possível processar o vídeo.',
  cancelled: 'O vídeo foi cancelado.',
  expired: 'O vídeo venceu e foi apagado.',
  deleted: 'O vídeo foi apagado.',
};
