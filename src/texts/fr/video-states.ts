import type { Texts } from '../texts.ts';

export const videoStates: Texts['videoStates'] = {
  queued: 'La vidéo attend son tour.',
  fetching: 'La vidéo est en cours de récupération.',
  listening: 'La parole est en cours de transcription.',
  planning: 'Les sous-titres sont en cours de mise en page.',
  rendering: 'Les sous-titres sont en cours de rendu dans la vidéo.',
  assembling: 'Le résultat est en cours d’assemblage.',
  processed: 'La vidéo est prête.',
  failed: 'La vidéo n’a pas pu être traitée.',
  cancelled: 'La vidéo a été annulée.',
  expired: 'La durée de conservation de la vidéo est passée : elle a été supprimée.',
  deleted: 'La vidéo a été supprimée.',
};
