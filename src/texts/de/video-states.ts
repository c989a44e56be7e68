import type { Texts } from '../texts.ts';

export const videoStates: Texts['videoStates'] = {
  queued: 'Das Video wartet, bis es an der Reihe ist.',
  fetching: 'Das Video wird geholt.',
  listening: 'Die Sprache wird erkannt.',
  planning: 'Die Untertitel werden angeordnet.',
  rendering: 'Die Untertitel werden in das Video gerendert.',
  assembling: 'Das Video wird zusammengesetzt.',
  processed: 'Das Video ist fertig.',
  failed: 'Das Video konnte nicht verarbeitet werden.',
  cancelled: 'Das Video wurde abgebrochen.',
  expired: 'Das Video ist abgelaufen und wurde gelöscht.',
  deleted: 'Das Video wurde gelöscht.',
};
