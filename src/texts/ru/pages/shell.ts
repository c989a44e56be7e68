import type { Texts } from '../../texts.ts';

export const shell: Texts['pages']['shell'] = {
  skipToContent: 'К содержанию',
  mainMenu: 'Главное меню',
  menu: { newVideo: 'Новое видео', videos: 'Видео', profile: 'Профиль', admin: 'Управление' },
  signOut: 'Выйти',
  about: 'Captioneer — субтитры с открытым кодом на вашем собственном компьютере.',
  apiReference: 'Справочник API',
  language: 'Язык',
  languageChosen: 'Теперь страницы на русском языке.',
  client: { copy: 'Копировать', copied: 'Скопировано' },
};
