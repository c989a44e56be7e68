import type { Texts } from '../texts.ts';

export const videoStates: Texts['videoStates'] = {
  queued: 'Видео ждёт своей очереди.',
  fetching: 'Видео скачивается.',
  listening: 'Речь распознаётся.',
  planning: 'Субтитры размещаются.',
  rendering: 'Субтитры рисуются на видео.',
  assembling: 'Результат собирается.',
  processed: 'Видео готово.',
  failed: 'Видео не удалось обработать.',
  cancelled: 'Видео отменено.',
  expired: 'Срок хранения видео истёк, и оно удалено.',
  deleted: 'Видео удалено.',
};
