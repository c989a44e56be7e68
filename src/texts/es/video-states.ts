import type { Texts } from '../texts.ts';

export const videoStates: Texts['videoStates'] = {
  queued: 'El vídeo espera su turno.',
  fetching: 'El vídeo se está descargando.',
  listening: 'El habla se está transcribiendo.',
  planning: 'Los subtítulos se están colocando.',
  rendering: 'Los subtítulos se están dibujando en el vídeo.',
  assembling: 'El resultado se está montando.',
  processed: 'El vídeo está listo.',
  failed: 'El vídeo no se pudo procesar.',
  cancelled: 'El vídeo se canceló.',
  expired: 'El vídeo ha caducado y se ha eliminado.',
  deleted: 'El vídeo se ha eliminado.',
};
